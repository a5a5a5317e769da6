import { Board } from '@wiring/ui/board'

/** Before in the colour of the fault, after in green. */
export function Instrument({ kind }: { kind: number }) {
  return (
    <Board width={400} height={168}>
      <path d="M200 0V168" stroke="var(--rule)" />
      <path d={graticule} stroke="var(--line-2)" />
      {kind === 0 ? <Throughput /> : kind === 1 ? <Noise /> : <Order />}
    </Board>
  )
}

const graticule = [28, 56, 84, 112, 140].map((y) => `M0 ${y}H400`).join('')

function Throughput() {
  const before = [112, 96, 120, 84, 104].map((height, index) => `M${24 + index * 32} 148v-${height}`)
  const after = [36, 44, 40, 48, 44].map((height, index) => `M${224 + index * 32} 148v-${height}`)
  const out = [8, 0, 0, 12, 0].map((height, index) => `M${34 + index * 32} 148v-${height}`)
  const finished = [32, 40, 36, 44, 40].map((height, index) => `M${234 + index * 32} 148v-${height}`)
  return (
    <g strokeWidth={8}>
      <path d={[...before, ...after].join('')} stroke="var(--gray)" />
      <path d={out.join('')} stroke="var(--signal)" />
      <path d={finished.join('')} stroke="var(--phosphor)" />
    </g>
  )
}

function Noise() {
  const hum = [0, 38, -44, 50, -58, 22, -30, 56, -40, 12, -52, 44, -20]
  return (
    <g strokeWidth={2.5} strokeLinejoin="round">
      <path
        d={`M10 84${hum.map((offset, index) => `L${10 + index * 15} ${84 + offset}`).join('')}`}
        stroke="var(--signal)"
      />
      <path
        d="M210 84C226 28 242 28 258 84S290 140 306 84S338 28 354 84S378 132 392 92"
        stroke="var(--phosphor)"
      />
    </g>
  )
}

function Order() {
  const fallen = [
    [34, 40],
    [82, 22],
    [150, 46],
    [58, 84],
    [122, 76],
    [170, 104],
    [26, 128],
    [96, 140],
    [152, 138],
  ]
  const wired = [40, 84, 128].flatMap((y) => [244, 300, 356].map((x) => [x, y]))
  return (
    <g>
      <path d="M244 40H356V84H244V128H356" stroke="var(--phosphor)" strokeWidth={3} />
      <path d={squares(fallen)} fill="var(--bg)" stroke="var(--signal)" strokeWidth={2} />
      <path d={squares(wired)} fill="var(--ink)" stroke="var(--gray)" strokeWidth={2} />
    </g>
  )
}

function squares(centres: number[][]): string {
  return centres.map(([x = 0, y = 0]) => `M${x - 9} ${y - 9}h18v18h-18z`).join('')
}
