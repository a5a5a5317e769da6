export const hostile = [
  ...['a\u0000b', '\u0000', 'a\ud800', '\udc00', '', ' ', '%', "'", '__proto__', 'a'.repeat(5_000), '\u202e'],
  ...['2026-99-99', '2026-02-30', '0000-01-01', '10000-01-01', 'infinity', '2026-11-25T24:00:00Z'],
  ...['2026-99-99T00:00:00.000000Z', '0000-01-01T00:00:00.000000Z', '2026-11-25T00:00:00.000000+23:59'],
  ...[2 ** 31, 2 ** 53 - 1, 2 ** 63, -1, 0.5, 1e308, null, true, [], {}, ['\u0000'], { a: '\u0000' }],
]

/** The value with each of its leaves replaced by each hostile one. */
export function variants(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return hostile
  return Object.entries(value).flatMap(([key, part]) =>
    variants(part).map((changed) => (Array.isArray(value) ? [changed] : { ...value, [key]: changed })),
  )
}

/** As many as the local stack runs at a time. */
export async function inTurns<Value>(
  values: readonly Value[],
  call: (value: Value) => Promise<void>,
): Promise<void> {
  const size = 6
  for (let at = 0; at < values.length; at += size) await Promise.all(values.slice(at, at + size).map(call))
}
