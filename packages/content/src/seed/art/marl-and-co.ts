import { type Drawing, green, ink, label, paper, red, svg, text, yellow } from './drawing.ts'

const unit = 92

const shapes = {
  disc: (fill: string) => `<circle cx="46" cy="46" r="46" fill="${fill}"/>`,
  quarter: (fill: string) => `<path d="M0 0H92A92 92 0 0 1 0 92Z" fill="${fill}"/>`,
  square: (fill: string) => `<rect width="92" height="92" fill="${fill}"/>`,
}
type Shape = keyof typeof shapes
type Cell = readonly [Shape, string, number] | null

function cell(content: Cell, column: number, row: number): string {
  if (content === null) return ''
  const [shape, fill, turn] = content
  return `<g transform="translate(${column * unit} ${row * unit}) rotate(${turn} 46 46)">${shapes[shape](fill)}</g>`
}

interface Carton {
  x: number
  rows: Cell[][]
  face: string
  side: string
  name: string
  weight: string
}

/** Front with a sliver of its side, standing at y = 1010. */
function carton({ x, rows, face, side, name, weight }: Carton): string {
  const body = rows.length * unit
  const top = 1010 - body - 150
  const cells = rows.flatMap((row, r) => row.map((content, c) => cell(content, c, r)))
  return [
    `<ellipse cx="${x + 165}" cy="1014" rx="215" ry="16" fill="#000" fill-opacity=".22" filter="url(#blur)"/>`,
    `<path d="M${x + 368} ${top}l44 -30V${988}l-44 22Z" fill="${side}"/>`,
    `<path d="M${x} ${top}l44 -30H${x + 412}l-44 30Z" fill="${side}" fill-opacity=".8"/>`,
    `<rect x="${x}" y="${top}" width="368" height="${1010 - top}" fill="${face}"/>`,
    `<g transform="translate(${x} ${top})">${cells.join('')}</g>`,
    `<rect x="${x}" y="${1010 - 150}" width="368" height="150" fill="#FFFDF7"/>`,
    text(x + 24, 1010 - 88, name, { size: 44 }),
    label(x + 24, 1010 - 32, 'Marl & Co', { size: 15 }),
    label(x + 344, 1010 - 32, weight, { size: 15, anchor: 'end' }),
  ].join('')
}

const cream = '#EFE7D2'
const cartons: Carton[] = [
  {
    x: 150,
    face: yellow,
    side: '#C9970A',
    name: 'Oat flakes',
    weight: '500 g',
    rows: [
      [['disc', ink, 0], null, ['disc', ink, 0], ['quarter', paper, 90]],
      [null, ['quarter', paper, 0], ['square', red, 0], null],
      [['quarter', ink, 180], ['disc', paper, 0], null, ['quarter', ink, 270]],
      [null, ['square', ink, 0], ['quarter', red, 0], ['disc', paper, 0]],
      [['square', paper, 0], null, ['disc', ink, 0], null],
    ],
  },
  {
    x: 616,
    face: cream,
    side: '#C9BF9F',
    name: 'Split peas',
    weight: '1 kg',
    rows: [
      [['quarter', green, 0], ['quarter', green, 90], ['disc', ink, 0], null],
      [['quarter', green, 270], ['quarter', green, 180], null, ['square', yellow, 0]],
      [null, ['disc', red, 0], ['quarter', ink, 0], ['quarter', ink, 90]],
      [['square', ink, 0], null, ['quarter', ink, 270], ['quarter', ink, 180]],
      [['disc', yellow, 0], ['square', green, 0], null, ['disc', ink, 0]],
      [null, ['quarter', ink, 180], ['disc', green, 0], ['square', ink, 0]],
    ],
  },
  {
    x: 1082,
    face: green,
    side: '#13713F',
    name: 'Rye crisp',
    weight: '300 g',
    rows: [
      [null, ['disc', cream, 0], ['quarter', ink, 180], ['disc', yellow, 0]],
      [['square', ink, 0], ['quarter', cream, 90], null, ['square', cream, 0]],
      [['quarter', yellow, 0], null, ['disc', ink, 0], ['quarter', cream, 180]],
      [['disc', cream, 0], ['square', yellow, 0], ['quarter', cream, 270], null],
    ],
  },
]

export const marlAndCo: Drawing = {
  file: 'marl-and-co.png',
  width: 1600,
  height: 1200,
  svg: svg(
    1600,
    1200,
    `<defs><filter id="blur"><feGaussianBlur stdDeviation="12"/></filter><linearGradient id="wall" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#E6DFCE"/><stop offset="1" stop-color="#D5CCB6"/></linearGradient></defs>`,
    `<rect width="1600" height="1010" fill="url(#wall)"/>`,
    `<rect y="1010" width="1600" height="46" fill="#B79B6E"/><rect y="1010" width="1600" height="5" fill="#CDB287"/>`,
    `<rect y="1056" width="1600" height="144" fill="#A89F8B"/><rect y="1056" width="1600" height="40" fill="#000" fill-opacity=".14"/>`,
    ...cartons.map(carton),
  ),
}
