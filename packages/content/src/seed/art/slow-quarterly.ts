import { type Drawing, ink, label, red, svg, text } from './drawing.ts'

const paperWhite = '#FBF8F0'

/** Text from a distance: ragged grey lines. */
function column(x: number, y: number, lines: number, measure: number): string {
  return Array.from({ length: lines }, (_, index) => {
    const last = index === lines - 1
    const ragged = measure - ((index * 37) % 23)
    return `<rect x="${x}" y="${y + index * 15}" width="${last ? measure * 0.55 : ragged}" height="3.5" fill="#6A675C"/>`
  }).join('')
}

const serif = (x: number, y: number, words: string, size: number, fill = ink) =>
  text(x, y, words, { size, fill, family: 'Instrument', weight: 400, tracking: -0.02 })

const spread = [
  `<rect x="0" y="0" width="960" height="640" fill="${paperWhite}"/>`,
  `<rect x="0" y="0" width="480" height="640" fill="url(#gutterLeft)"/><rect x="480" y="0" width="480" height="640" fill="url(#gutterRight)"/>`,
  `<circle cx="240" cy="292" r="176" fill="${red}"/><path d="M64 292a176 176 0 0 0 352 0Z" fill="${ink}"/>`,
  label(44, 600, 'Plate 3. The bread at rest', { size: 11 }),
  label(436, 600, '22', { size: 11, anchor: 'end' }),
  serif(560, 128, 'Waiting as', 72),
  serif(560, 194, 'a method', 72),
  label(562, 246, 'Words by Tove Ek', { size: 11, fill: '#B92C17' }),
  column(562, 290, 18, 160),
  column(748, 290, 18, 160),
  label(908, 600, '23', { size: 11, anchor: 'end' }),
].join('')

const cover = [
  `<rect width="430" height="580" fill="#2F4A3C"/>`,
  serif(30, 112, 'Slow', 118, paperWhite),
  label(32, 152, 'Quarterly · No 8', { size: 13, fill: '#C7D3CB' }),
  `<circle cx="215" cy="372" r="128" fill="#F3BA14"/><path d="M87 372h256" stroke="#2F4A3C" stroke-width="3"/><path d="M87 372a128 128 0 0 0 256 0Z" fill="#E9A800"/>`,
  label(32, 548, 'On dough, moss and debt', { size: 13, fill: '#C7D3CB' }),
  `<rect width="10" height="580" fill="#000" fill-opacity=".18"/>`,
].join('')

export const slowQuarterly: Drawing = {
  file: 'slow-quarterly.png',
  width: 1600,
  height: 1200,
  svg: svg(
    1600,
    1200,
    `<defs><linearGradient id="t" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#B4B1A8"/><stop offset="1" stop-color="#96938A"/></linearGradient><linearGradient id="gutterLeft"><stop offset=".72" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".17"/></linearGradient><linearGradient id="gutterRight"><stop offset="0" stop-color="#000" stop-opacity=".13"/><stop offset=".2" stop-color="#000" stop-opacity="0"/></linearGradient><filter id="s" x="-20%" y="-20%" width="150%" height="160%"><feDropShadow dx="10" dy="24" stdDeviation="22" flood-color="#000" flood-opacity=".34"/></filter></defs>`,
    `<rect width="1600" height="1200" fill="url(#t)"/>`,
    `<g transform="translate(120 150) rotate(-5 480 320) scale(1.18)" filter="url(#s)">${spread}</g>`,
    `<g transform="translate(1050 520) rotate(7 215 290) scale(1.02)" filter="url(#s)">${cover}</g>`,
  ),
}
