/** How long a glitch stays, and how often one may come (ms): 2.5 a second, under the three flashes of WCAG 2.3.1. */
export const glitchTiming = { shown: 150, every: 400 } as const

const base = { one: 0.14, two: 0.12 } as const

/** How much the pointer's way adds at most. */
const share = 0.3

/**
 * The odds (0–1) that a letter glitches: 0.14 in line one, 0.12 in line two, plus a share of the distance that the pointer
 * went since the last glitch, measured in widths of the line (specification §9; the size of the share is ours).
 */
export function glitchOdds(line: 'one' | 'two', distance: number): number {
  return base[line] + share * Math.min(1, Math.max(0, distance))
}
