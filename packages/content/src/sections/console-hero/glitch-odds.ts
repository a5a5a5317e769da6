/** Length and smallest distance (ms): 2.5 a second, under the three flashes of WCAG 2.3.1. */
export const glitchTiming = { shown: 150, every: 400 } as const

const base = { one: 0.14, two: 0.12 } as const

/** How much the pointer's way adds at most. */
const share = 0.3

/**
 * The odds (0–1) that a letter glitches: 0.14 in line one, 0.12 in line two, plus a share of the pointer's
 * way since the last glitch in widths of the line (specification §9; the share is ours).
 */
export function glitchOdds(line: 'one' | 'two', distance: number): number {
  return base[line] + share * Math.min(1, Math.max(0, distance))
}
