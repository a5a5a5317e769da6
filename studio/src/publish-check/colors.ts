import type { Problem } from './problem.ts'

/** The site's palette (packages/ui, theme): backgrounds, and the colour as text. */
const rooms = {
  paper: {
    ground: '#f3f0e8',
    text: { red: '#b92c17', yellow: '#7a5a00', green: '#0f6e42', gray: '#66635a' },
  },
  night: {
    ground: '#151512',
    text: { red: '#ff8b76', yellow: '#f3ba14', green: '#63e6a4', gray: '#a7a498' },
  },
} as const
const inTheNight = new Set(['mirrorCard', 'consoleFeature', 'pricingPlan'])

type Signal = keyof (typeof rooms)['paper']['text']
const isSignal = (color: unknown): color is Signal => typeof color === 'string' && color in rooms.paper.text

/** WCAG contrast of two `#rrggbb`, 1 to 21. */
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
  if (!isSignal(color)) return []
  const { ground, text } = inTheNight.has(type) ? rooms.night : rooms.paper
  const ratio = contrast(text[color], ground)
  const words = `${color[0]?.toUpperCase()}${color.slice(1)} reads ${ratio.toFixed(1)} : 1 on its ground; text needs 4.5.`
  const problems: Problem[] = [{ level: ratio < 4.5 ? 'error' : 'fact', message: words, path: ['color'] }]
  if (neighbours.includes(color))
    problems.push({ level: 'warning', message: `Another item of the list is ${color} too.`, path: ['color'] })
  return problems
}
