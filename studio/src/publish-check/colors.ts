import { rooms } from '@wiring/ui/tokens'
import type { Problem } from './problem.ts'

/** WCAG contrast, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light = 1, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(color: string): number {
  const channel = (at: number) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

export function colorProblems(type: string, color: unknown, neighbours: readonly unknown[]): Problem[] {
  const room: Record<string, string> = type === 'mirrorCard' ? rooms.night : rooms.paper
  const [ground, ink] = [room.bg, room[`${color}-text`]]
  if (typeof color !== 'string' || !ground || !ink) return []
  const ratio = contrast(ink, ground)
  const name = color.charAt(0).toUpperCase() + color.slice(1)
  const problems: Problem[] = [
    {
      level: ratio < 4.5 ? 'error' : 'fact',
      message: `${name} reads ${ratio.toFixed(1)} : 1 on its ground; text needs 4.5.`,
      path: ['color'],
    },
  ]
  if (neighbours.includes(color))
    problems.push({ level: 'warning', message: `Another item of the list is ${color} too.`, path: ['color'] })
  return problems
}
