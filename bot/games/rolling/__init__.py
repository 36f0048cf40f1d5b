"""Rolling with the Waves on the screen: dice and maps, a seat's own sheet, plans that were opened, cannons."""

from bot.games.rolling.screen import RollingScreen

SCREEN = RollingScreen()
