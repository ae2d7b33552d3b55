/** A prime, one more than the people: whole powers permute 1 to 100 when 100 and the power have no common divisor. */
const PRIME = 101
const POWERS = [3, 7, 11, 19]

const power = (base: number, exponent: number): number =>
  exponent === 0 ? 1 : (base * power(base, exponent - 1)) % PRIME

/** The positions of the filters that leave a person out, as for an attribute; exactly `keeps` of 100 people pass each. */
export function filtersAgainst(
  person: number,
  filters: readonly { keeps: number }[],
): string | undefined {
  const out = filters.flatMap(({ keeps }, position) => {
    const rank = (power(person + 1, POWERS[position] ?? 1) * (position + 2)) % PRIME
    return rank <= keeps ? [] : [position]
  })
  return out.join(' ') || undefined
}
