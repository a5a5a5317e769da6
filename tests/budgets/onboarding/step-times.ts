import { phases, type Times } from './journey.ts'

/** `share` of the values are at most this. */
export const atShare = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? 0

export function timesTable(times: Times): string {
  const lines = phases.map((phase) => {
    const took = times.filter((time) => time.phase === phase).map(({ milliseconds }) => milliseconds)
    const cells = [0.5, 0.95, 1].map((share) => `${Math.round(atShare(took, share))} ms`.padStart(9))
    return `  ${phase.padEnd(10)}${String(took.length).padStart(7)}${cells.join('')}`
  })
  return ['              calls      p50      p95      most', ...lines].join('\n')
}
