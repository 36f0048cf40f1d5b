# Lo que el bot dice de Waves además de las palabras que piden sus reglas.

## En sus mesas

system-waves = Waves (edición Rebeldes)
system-breakers = Waves (edición Rompientes)
waves-about = Consigue Ancianos de un consejo con Seguidores y Rebeldes. Unas 10 jugadas cada cual; entre dos, unas 20.
breakers-about = Consigue los Ancianos de un consejo en uno de dos equipos. Unas 10 jugadas cada cual; entre dos, unas 20.
waves-talk-teams = Hablar: en tu equipo, con libertad hasta que coloques tu Agente; después, no hasta que esté colocado el último. Quien administra los hilos de este servidor podría leerlo
waves-hint-rounds = un número desde 1
waves-hint-shells = cinco números, como 3,3,2,2,1

## Comandos

waves-argument-card = Qué carta
waves-argument-cards = Qué cartas, unidas con +
waves-argument-count = Cuántas
waves-argument-place = En qué lugar
waves-command-token = Colocar la ficha de Ola
waves-command-follow = Colocar una carta como Seguidor
waves-command-rebel = Colocar cartas de una clase como Rebelde
waves-command-discard = Descartar hasta tu límite
waves-describe-play = Jugar a Waves

## Lo que está por hacerse

waves-move-token = Colocar la ficha de Ola
waves-move-follow = Colocar como Seguidor
waves-move-rebel = Colocar como { waves-rebel }
waves-move-discard = Descartar

## Lo que se espera, después de «Falta Ada»

waves-doing-token = colocar la ficha de Ola
waves-doing-agents = colocar un Agente
waves-doing-discard = descartar

## En las imágenes, y lo mismo en palabras

waves-sign-1 = Er
waves-sign-2 = Gu
waves-sign-3 = Ca
waves-sign-4 = Vi
waves-sign-5 = No
waves-follower = Seguidor
waves-spare = Anciano extra
waves-picture-round = Ronda { $round }
waves-picture-shells = Conchas
waves-picture-deck = Mazo
waves-picture-discard = Descarte
waves-picture-hand = Tu mano
waves-picture-tie = Empate: manda la clase más alta
waves-tally = Recuento: { $counts }{ $tied ->
    [yes] ; de las que empatan manda la clase más alta
   *[no] { "" }
  }.
waves-ahead = Si los { waves-class } conservan la mayoría, vale su Tablilla: **{ waves-tablet }**.
waves-team = Juegas con { $who }.
waves-goal = Ganas con { $classes } clases distintas o { $elders } Ancianos conseguidos. Puedes quedarte con { $limit } cartas.
waves-words-round = Ronda { $round }: { $phase }
waves-words-supply = Conchas: { $shells }. Mazo: { $deck }
waves-words-tablet = Tablilla { $card }: { $tablet }
waves-words-tablet-active = Tablilla { $card }: { $tablet } (vale)
waves-words-collected = Conseguido
waves-words-no-elder = ningún Anciano
waves-words-follower = Seguidor debajo{ $known ->
    [none] { "" }
   *[other] : { $known }
  }
waves-words-rebel = { $count } { $edition ->
    [breakers] { $count ->
        [one] Rompiente
       *[other] Rompientes
      }
   *[rebels] { $count ->
        [one] Rebelde
       *[other] Rebeldes
      }
  } encima{ $known ->
    [none] { "" }
   *[other] : { $known }
  }
waves-words-token = ficha de Ola
waves-words-hand = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
  }

## El final

waves-score = { $score ->
    [one] 1 Anciano
   *[other] { $score } Ancianos
  } de { $classes ->
    [one] 1 clase
   *[other] { $classes } clases
  }

## Lo que se consulta una y otra vez

waves-glance = Tablillas de reglas
# $state es `now`, `coming` o `other`; $majority la clase, $rule lo que hace la Tablilla.
waves-glance-line = { $state ->
    [now] ▶️ **{ $tablet }** ({ waves-class }) – vale ahora. { $rule }
    [coming] ⚠️ **{ $tablet }** ({ waves-class }) – valdrá después, si las cartas a la vista conservan esta mayoría. { $rule }
   *[other] • **{ $tablet }** ({ waves-class }). { $rule }
  }
waves-glance-shells = Conchas que trae la mayoría de las cartas a la vista al empezar una ronda: { $shells }.
# Lo que merece contarse al final.
waves-fact-decided = Lo decidió { waves-card }: { $who } lo consiguió en la ronda { $round }.
waves-fact-lead = Más rondas seguidas por delante: { $who } con { $rounds }.
waves-fact-rebels = Más { waves-rebels }: { $who } con { $count }.
waves-fact-clearest = El Anciano conseguido con más claridad: { $who }, { $power } contra { $against }.

## Lo que señala la primera página de las reglas

waves-label-1 = Un **Anciano**: lo que todos quieren conseguir
waves-label-2 = Un **Agente**, boca abajo: delante de su Anciano, un { $system ->
        [breakers] Rompiente
       *[waves] Rebelde
    }; detrás, un Seguidor
waves-label-3 = **Conchas**: cuántos Ancianos se pueden conseguir aún en esta ronda
waves-label-4 = La **ficha de Ola**: aquí empieza la ronda
waves-label-5 = **Tablillas de reglas**: la clase con más cartas a la vista activa la suya
waves-label-6 = Lo que cada bando ha **conseguido**, por clases
waves-label-7 = Tu **mano**, que solo ves tú; el número es el Poder
