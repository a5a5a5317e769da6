import { routeTrace, type TracePoint } from '@wiring/ui/route-trace'

/** Pixels; a row is 48 high. */
const bit = 24
const high = 10
const low = 38

/** 1 is high. */
const patterns = [
  '0011',
  '000111011000',
  '0000000111111100',
  '01101101100000110110110000',
  '00100110111011110',
  '000000001000010000000100',
] as const

export function channelWave(channel: number, bits: number): string {
  const pattern = patterns[channel % patterns.length] ?? '01'
  const points: TracePoint[] = []
  let level = low
  for (let index = 0; index < bits; index += 1) {
    const next = pattern[index % pattern.length] === '1' ? high : low
    if (index === 0) points.push([0, next])
    else if (next !== level) points.push([index * bit, level], [index * bit, next])
    level = next
  }
  points.push([bits * bit, level])
  return routeTrace(points, 5)
}
