export type RandomSource = ReturnType<typeof createRandom>

/** The same seed gives the same numbers on every machine. Mulberry32, by Tommy Ettinger. */
export function createRandom(seed: number) {
  let state = seed | 0
  function next(): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
  /** From 0 up to, not including, `below`. */
  const integer = (below: number) => Math.floor((next() / 2 ** 32) * below)
  return {
    integer,
    /** True in about `share` of all cases. */
    likely: (share: number) => next() / 2 ** 32 < share,
    pick<T>(list: readonly T[]): T {
      const one = list[integer(list.length)]
      if (one === undefined) throw new Error('Nothing to pick from')
      return one
    },
    hex(digits: number): string {
      let text = ''
      while (text.length < digits) text += (next() + 2 ** 32).toString(16).slice(1)
      return text.slice(0, digits)
    },
  }
}
