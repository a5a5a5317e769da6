import { Board, Mark, Trace } from '@wiring/ui/board'

const guide = { stroke: 'var(--red)', strokeWidth: 1 } as const
const fine = { stroke: 'var(--line)', strokeWidth: 1 } as const

export function ConstructionDrawing() {
  const module = [0, 1, 2, 3, 4, 5, 6, 7, 8]
  return (
    <Board width={720} height={600}>
      <g {...fine}>
        <path d={module.map((step) => `M${120 + step * 60} 48V528`).join('')} />
        <path d={module.map((step) => `M120 ${48 + step * 60}H600`).join('')} />
      </g>
      <g {...guide}>
        <circle cx={180} cy={468} r={90} />
        <circle cx={540} cy={108} r={90} />
        <circle cx={240} cy={318} r={60} strokeDasharray="6 5" />
        <circle cx={390} cy={198} r={60} strokeDasharray="6 5" />
        <circle cx={510} cy={168} r={60} strokeDasharray="6 5" />
        <path d="M60 468H312M180 588V44M660 108H408M540 24V252" strokeDasharray="18 4 3 4" />
        <path d="M120 528L600 48" strokeDasharray="3 6" />
      </g>
      <Trace
        weight={44}
        d="M180 408V318A60 60 0 0 1 240 258H390A60 60 0 0 0 450 198V168A60 60 0 0 1 510 108H540"
      />
      <circle cx={180} cy={468} r={60} fill="var(--bg)" stroke="var(--ink)" strokeWidth={44} />
      <circle cx={540} cy={108} r={60} fill="var(--red)" data-end="" />
      <g {...guide}>
        <path d="M120 556H600M120 548v16M600 548v16" />
        <path d="M636 48V528M628 48h16M628 528h16" />
        <path d="M180 468l-64 -64M540 108l42 -42" />
        <path d="M240 318l-42 -42" />
      </g>
      <g data-end="">
        <Mark x={340} y={580}>
          8 M
        </Mark>
        <Mark x={652} y={292}>
          8 M
        </Mark>
        <g className="radii">
          <Mark x={60} y={398}>
            R 1.5
          </Mark>
          <Mark x={584} y={62}>
            R 1
          </Mark>
          <Mark x={216} y={352}>
            R 1
          </Mark>
        </g>
        <Mark x={120} y={32} quiet>
          FIG. 1 — ONE WIRE, TWO TERMINALS
        </Mark>
      </g>
    </Board>
  )
}
