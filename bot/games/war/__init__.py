"""War of Waves on the screen: Face cards and Gateways, a seat's own Gateway and hand, attacks with their sums."""

from bot.games.war.screen import WarScreen

SCREEN = WarScreen()
