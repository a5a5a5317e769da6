import { type Drawing, ink, label, paper, red, svg, text } from './drawing.ts'

const width = 1600
const height = 1200

/** A thick line with a quarter turn at each bend. */
const channel = (path: string) => `<path d="${path}" fill="none" stroke="${paper}" stroke-width="56"/>`

/** An H whose bar is a poured channel. `size` is its side in pixels. */
function mark(x: number, y: number, size: number, color: string): string {
  const s = size / 100
  return `<g transform="translate(${x} ${y}) scale(${s})" fill="none" stroke="${color}" stroke-width="22"><path d="M16 0V100"/><path d="M84 0V100"/><path d="M16 40h25a9 9 0 0 1 9 9v2a9 9 0 0 0 9 9h25"/></g>`
}

export const haldenFoundry: Drawing = {
  file: 'halden-foundry.png',
  width,
  height,
  svg: svg(
    width,
    height,
    `<defs><clipPath id="c"><rect width="1060" height="1200"/></clipPath><filter id="s" x="-20%" y="-20%" width="150%" height="150%"><feDropShadow dx="0" dy="18" stdDeviation="22" flood-color="#000" flood-opacity=".28"/></filter></defs>`,
    `<rect width="${width}" height="${height}" fill="${red}"/>`,
    `<g clip-path="url(#c)">`,
    channel('M-40 150H640a110 110 0 0 1 110 110V640a110 110 0 0 0 110 110H1100'),
    channel('M-40 290H500a110 110 0 0 1 110 110V780a110 110 0 0 0 110 110H1100'),
    channel('M-40 430H360a110 110 0 0 1 110 110V920a110 110 0 0 0 110 110H1100'),
    channel('M-40 570H220a110 110 0 0 1 110 110V1240'),
    channel('M-40 710H80a110 110 0 0 1 110 110V1240'),
    '</g>',
    `<rect x="1060" width="540" height="${height}" fill="${ink}"/>`,
    mark(1150, 120, 230, paper),
    text(1146, 470, 'Halden', { size: 96, fill: paper, tracking: -0.045 }),
    text(1146, 558, 'Foundry', { size: 96, fill: paper, tracking: -0.045 }),
    label(1150, 640, 'Iron · Bronze · Bells', { fill: '#B8B3A4', size: 17 }),
    label(1150, 670, 'Poured since 1911', { fill: '#B8B3A4', size: 17 }),
    `<g filter="url(#s)"><rect x="860" y="800" width="560" height="330" fill="${paper}"/><rect x="860" y="800" width="14" height="330" fill="${red}"/></g>`,
    mark(1330, 836, 54, ink),
    text(912, 886, 'Ingrid Halden', { size: 44 }),
    label(912, 922, 'Pattern maker', { size: 15, fill: '#5A574C' }),
    `<path d="M912 1030h472" stroke="${ink}" stroke-width="2"/>`,
    label(912, 1066, 'Hall 3, Gate B', { size: 15 }),
    label(912, 1092, 'Mould no. 4 408', { size: 15 }),
    label(1384, 1092, 'HF–01', { size: 15, anchor: 'end', fill: '#B92C17' }),
  ),
}
