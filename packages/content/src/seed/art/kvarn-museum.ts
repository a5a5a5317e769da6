import { type Drawing, ink, label, paper, svg, text } from './drawing.ts'

const moss = '#1B7F51'

/** An arrow inside a square of side 100, pointing up; `turn` in degrees. */
const arrow = (x: number, y: number, size: number, turn: number, color: string) =>
  `<g transform="translate(${x} ${y}) scale(${size / 100}) rotate(${turn} 50 50)"><path d="M50 96V12M14 48L50 12L86 48" fill="none" stroke="${color}" stroke-width="15"/></g>`

const row = (y: number, words: string, turn: number) =>
  `${arrow(1012, y - 44, 52, turn, paper)}${text(1094, y, words, { size: 50, fill: paper, weight: 600 })}<path d="M1012 ${y + 28}H1424" stroke="${paper}" stroke-opacity=".35" stroke-width="2"/>`

const steps = Array.from({ length: 7 }, (_, index) => {
  const x = 560 - index * 96
  const y = 1010 - index * 62
  return `<path d="M${x} ${y}V${y - 62}H${x - 96}V1200H${x}Z" fill="#B9B4A6"/><path d="M${x} ${y - 62}H${x - 96}" stroke="#E9E5DA" stroke-width="7"/><path d="M${x} ${y - 58}V1200" stroke="#000" stroke-opacity=".16" stroke-width="3"/>`
})

export const kvarnMuseum: Drawing = {
  file: 'kvarn-museum.png',
  width: 1600,
  height: 1200,
  svg: svg(
    1600,
    1200,
    `<defs><linearGradient id="w" x1="0" x2="1"><stop offset="0" stop-color="#DAD5C8"/><stop offset=".52" stop-color="#EFEBE0"/><stop offset="1" stop-color="#E2DDD0"/></linearGradient><linearGradient id="f" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#8F897B"/><stop offset="1" stop-color="#A59F90"/></linearGradient><filter id="s" x="-20%" y="-20%" width="150%" height="150%"><feDropShadow dx="14" dy="20" stdDeviation="16" flood-color="#000" flood-opacity=".26"/></filter></defs>`,
    `<rect width="1600" height="1200" fill="url(#w)"/>`,
    `<path d="M700 0V1010" stroke="#000" stroke-opacity=".10" stroke-width="3"/><path d="M0 0H700V1010H0Z" fill="#000" fill-opacity=".05"/>`,
    `<path d="M0 1010H1600V1200H0Z" fill="url(#f)"/><path d="M0 1010H1600" stroke="#000" stroke-opacity=".2" stroke-width="4"/>`,
    ...steps,
    text(92, 560, '2', { size: 640, weight: 700, fill: moss, tracking: -0.05 }),
    `<g filter="url(#s)"><rect x="960" y="190" width="516" height="640" fill="${moss}"/></g>`,
    text(1008, 286, 'Kvarn', { size: 78, fill: paper, tracking: -0.045 }),
    label(1428, 260, 'Floor 2', { size: 17, fill: paper, anchor: 'end' }),
    label(1428, 286, 'of 4', { size: 17, fill: '#BBDDCB', anchor: 'end' }),
    `<path d="M1012 330H1424" stroke="${paper}" stroke-width="4"/>`,
    row(420, 'Millstones', 0),
    row(520, 'Water wheel', 90),
    row(620, 'Grain archive', 90),
    row(720, 'Café', 270),
    `<g filter="url(#s)"><rect x="716" y="150" width="148" height="148" fill="${ink}"/></g><rect x="700" y="196" width="18" height="56" fill="#4A483F"/>`,
    arrow(746, 180, 88, -45, paper),
    label(1010, 880, 'The arrow is the door', { size: 15, fill: '#66635A' }),
  ),
}
