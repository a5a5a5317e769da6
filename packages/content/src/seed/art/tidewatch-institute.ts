import { type Drawing, label, svg, text, yellow } from './drawing.ts'

const days = 58
const left = 150
const right = 1450

/** The height of the tide on a day, in pixels: sums of sines, so that every run draws the same poster. */
function tide(day: number, x: number): number {
  const t = (x - left) / (right - left)
  const window = Math.exp(-(((t - 0.5) / 0.2) ** 2))
  const spring = 0.45 + 0.55 * Math.abs(Math.cos((day / 29.5) * Math.PI))
  const moon = Math.sin(t * 26 + day * 0.42) * 0.6 + Math.sin(t * 57 - day * 0.77) * 0.28
  const swell = Math.sin(t * 101 + day * 1.9) * 0.12
  return (
    window * spring * 96 * Math.max(0, 0.72 + moon + swell) +
    2 * Math.sin(t * 180 + day * 2.3) * (0.2 + window)
  )
}

function line(day: number): string {
  const base = 300 + day * 12.2
  const points: string[] = []
  for (let x = left; x <= right; x += 5) points.push(`${x} ${(base - tide(day, x)).toFixed(1)}`)
  const marked = day === 37
  const color = marked ? yellow : '#EDE9DD'
  return `<path d="M${points.join('L')}" fill="#151512" stroke="${color}" stroke-width="${marked ? 4 : 2.2}" stroke-linejoin="round"/>`
}

const markedY = 300 + 37 * 12.2

export const tidewatchInstitute: Drawing = {
  file: 'tidewatch-institute.png',
  width: 1600,
  height: 1200,
  svg: svg(
    1600,
    1200,
    `<rect width="1600" height="1200" fill="#151512"/>`,
    ...Array.from({ length: days }, (_, day) => line(day)),
    `<circle cx="1450" cy="${markedY}" r="6" fill="${yellow}"/>`,
    label(1466, markedY + 5, '7 Feb', { size: 15, fill: yellow }),
    text(146, 150, 'Pier 4, one winter', { size: 84, fill: '#EDE9DD', tracking: -0.045 }),
    label(1450, 118, 'Tidewatch', { size: 16, fill: '#EDE9DD', anchor: 'end' }),
    label(1450, 144, 'Institute', { size: 16, fill: '#EDE9DD', anchor: 'end' }),
    `<path d="M150 1090H1450" stroke="#EDE9DD" stroke-opacity=".4" stroke-width="2"/>`,
    ...['00', '06', '12', '18', '24'].map((hour, index) =>
      label(150 + index * 325, 1126, hour, {
        size: 15,
        fill: '#A7A394',
        anchor: index === 0 ? 'start' : index === 4 ? 'end' : 'middle',
      }),
    ),
    label(150, 1160, 'Height over chart datum, a line a day', { size: 15, fill: '#A7A394' }),
  ),
}
