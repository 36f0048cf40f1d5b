# Cómo ha jugado alguien: partidas, puestos, lo que se hizo en ellas y el último año.

describe-stats = Cómo acabaron tus partidas, o las de alguien aquí, o las de una mesa entre sí
describe-stats-person = De quién en este servidor; sin nada, todas las tuyas
describe-stats-table = En qué mesa: cómo les fue a quienes tienen asiento allí entre sí
describe-share_statistics = Si otras personas pueden ver cómo acabaron tus partidas
prefer-share_statistics = Cómo acabaron tus partidas
choice-share_statistics-yes = otras personas pueden verlo
choice-share_statistics-no = solo tú puedes verlo

stats-own = Todas tus partidas, en cualquier servidor, solo para ti.
stats-here = Partidas de este servidor que puedes ver.
stats-total = Partidas terminadas: **{ $games }** · ganadas: **{ $won }** ({ $share } %)
stats-row = Ganadas seguidas: **{ $now }** ahora, **{ $best }** como mucho
stats-games = { $games ->
    [one] 1 partida
   *[other] { $games } partidas
  }, { $won ->
    [one] 1 ganada
   *[other] { $won } ganadas
  }
stats-seats = Con { $seats } asientos: { $places }
stats-done = En total, en esas partidas
stats-year = Los últimos doce meses
stats-year-none = No se terminó ninguna partida.
stats-won-of = Partidas ganadas/terminadas
months = ene feb mar abr may jun jul ago sep oct nov dic
stats-none-own = Todavía no has terminado ninguna partida. Abre una mesa con /table new; tus cifras empiezan cuando acabe.
stats-none = { $who } no ha terminado aquí ninguna partida que puedas ver.
button-stats-own = Las mías
error-stats-private = { $who } prefiere no mostrar cómo acabaron sus partidas.
error-stats-server = Las partidas de otras personas se ven en el servidor donde se jugaron: pregunta allí.

stats-rivals = Partidas en las que se encontraron al menos dos personas de esta mesa, hasta donde puedes verlas.
stats-rivals-none = Quienes tienen asiento aquí aún no han terminado ninguna partida juntos.
stats-against = Contra ti: { $games ->
    [one] 1 partida
   *[other] { $games } partidas
  }; quedaste por delante en { $ahead }, por detrás en { $behind }.
stats-hidden = { $count ->
    [one] Una persona de aquí no muestra las suyas.
   *[other] { $count } personas de aquí no muestran las suyas.
  }
