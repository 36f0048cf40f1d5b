// Discord's ids: numbers too long for a Number, which hold the moment they were made.

const DISCORD_EPOCH = 1420070400000n;

/** Orders ids by age. */
export function byAge(first, second) {
  return first.length - second.length || (first < second ? -1 : first > second ? 1 : 0);
}

/** When an id was made. */
export function madeAt(id) {
  return new Date(Number((BigInt(id) >> 22n) + DISCORD_EPOCH));
}
