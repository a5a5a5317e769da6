import { type Drawing, label, red, svg, text } from './drawing.ts'

const width = 1600
const height = 1200
const lines = [
  [210, 'Ascender 742'],
  [384, 'x-height 508'],
  [1016, 'Baseline 0'],
] as const

const guide = ([y, name]: readonly [number, string]) =>
  `<path d="M0 ${y}H${width}" stroke="${red}" stroke-width="2"/>${label(40, y - 14, name, { size: 15, fill: '#B92C17' })}`

const callout = (x: number, y: number, toX: number, toY: number, words: [string, string]) =>
  `<path d="M${x} ${y}H${toX > x ? toX - 40 : toX + 40}L${toX} ${toY}" fill="none" stroke="${red}" stroke-width="2"/><circle cx="${toX}" cy="${toY}" r="7" fill="${red}"/>${label(x, y - 36, words[0], { size: 15 })}${label(x, y - 12, words[1], { size: 15, fill: '#66635A' })}`

export const ostravaType: Drawing = {
  file: 'ostrava-type.png',
  width,
  height,
  svg: svg(
    width,
    height,
    `<rect width="${width}" height="${height}" fill="#E9E6DF"/>`,
    text(760, 1016, 'a', { size: 1270, weight: 700, anchor: 'middle', tracking: 0 }),
    ...lines.map(guide),
    `<path d="M432 210V1110M1047 210V1110" stroke="${red}" stroke-width="2" stroke-dasharray="3 9"/>`,
    `<path d="M432 1086H1047" stroke="${red}" stroke-width="2"/><path d="M432 1076v20M1047 1076v20" stroke="${red}" stroke-width="2"/>`,
    label(740, 1122, 'Width 456', { size: 15, anchor: 'middle', fill: '#B92C17' }),
    text(40, 118, 'Ostrava Grotesk', { size: 62, tracking: -0.04 }),
    label(1560, 90, 'Plate 14', { size: 15, anchor: 'end' }),
    label(1560, 116, 'Bold, lower case', { size: 15, anchor: 'end', fill: '#66635A' }),
    callout(1180, 560, 1010, 640, ['Stem 96 units', 'Same as n, h, m']),
    callout(1180, 740, 900, 700, ['Trap cut 11°', 'Closes at 7 pt']),
    callout(1180, 930, 1040, 980, ['Foot without spur', 'Kept after 9 trials']),
    callout(60, 600, 560, 505, ['Shoulder thins', 'To 71 units']),
    callout(60, 830, 500, 850, ['Bowl 3 units wider', 'Than it is drawn']),
    text(1180, 1130, 'aáàbcçdeéè', { size: 44, weight: 500, tracking: 0 }),
  ),
}
