import { Board, Terminal } from '@wiring/ui/board'
import { parseRoute } from '@wiring/ui/route-trace'
import type { ReactNode } from 'react'

const ink = { stroke: 'var(--ink)', strokeWidth: 3 } as const
const guide = { stroke: 'var(--signal)', strokeWidth: 2 } as const
const drawings = {
  'brand-systems': BrandSystem,
  'modular-kits': ModularKit,
  'art-direction': ArtDirection,
  'ai-integrated-tools': IntegratedTool,
}

/** New documents get the drawing of their place. */
export function ServiceDrawing({ id, index }: { id: string; index: number }) {
  const all = Object.entries(drawings)
  const [, Drawing] = all.find(([name]) => id.endsWith(name)) ?? all[index % all.length] ?? []
  return Drawing ? <Drawing /> : null
}

function Sheet({ children }: { children: ReactNode }) {
  return (
    <Board width={480} height={300}>
      {children}
    </Board>
  )
}

function BrandSystem() {
  const columns = [0, 1, 2, 3, 4, 5]
  return (
    <Sheet>
      <rect x={90} y={20} width={300} height={260} fill="var(--bg)" {...ink} />
      {columns.map((column) => (
        <rect key={column} x={110 + column * 44} y={40} width={36} height={220} fill="var(--bg-2)" />
      ))}
      <circle cx={150} cy={80} r={40} fill="var(--signal)" />
      <path d="M110 168h252M110 190h208M110 212h230" {...ink} />
      <path d="M110 150H440M110 32V4M146 32V4" {...guide} />
      <path d="M406 40v220M398 40h16M398 260h16" {...guide} />
    </Sheet>
  )
}

function ModularKit() {
  return (
    <Sheet>
      <g fill="var(--ink)">
        <rect x={20} y={30} width={56} height={56} />
        <path d="M20 166a56 56 0 0 1 56-56v56z" fill="var(--signal)" />
        <circle cx={48} cy={218} r={28} />
      </g>
      <path d="M96 58h60M96 138h60M96 218h60" {...guide} strokeDasharray="4 5" />
      <g transform="translate(176 30)">
        <rect width={84} height={84} fill="var(--ink)" />
        <path d="M84 84a84 84 0 0 1 84-84v84z" fill="var(--signal)" />
        <circle cx={42} cy={126} r={42} fill="var(--ink)" />
        <path d="M84 168a84 84 0 0 1 84-84v84z" fill="var(--signal)" />
        <rect width={168} height={168} y={0} {...guide} stroke="var(--line)" />
      </g>
      <g transform="translate(376 30)">
        <path d="M0 84a84 84 0 0 1 84-84v84z" fill="var(--signal)" />
        <rect y={84} width={84} height={84} fill="var(--ink)" />
        <circle cx={42} cy={210} r={42} fill="var(--ink)" />
      </g>
    </Sheet>
  )
}

function ArtDirection() {
  const frames = [0, 1, 2]
  return (
    <Sheet>
      <path d={parseRoute('24 60 V150 H456 V246')} {...ink} />
      {frames.map((frame) => (
        <g key={frame} transform={`translate(${76 + frame * 116} 96)`}>
          <rect
            width={92}
            height={108}
            fill={frame === 1 ? 'var(--signal)' : 'var(--bg)'}
            stroke="var(--ink)"
            strokeWidth={3}
          />
          <path
            d={frame === 1 ? 'M0 108L40 52l24 30 12-14 16 40z' : 'M14 24h44M14 40h60M14 56h30'}
            {...ink}
          />
        </g>
      ))}
      <path d="M184 84l-8 -8h24M292 84l8 -8h-24M184 216l-8 8h24M292 216l8 8h-24" {...guide} />
      <Terminal x={24} y={50} open />
      <path d="M416 246h56v34h-56zM416 262h56" {...ink} />
    </Sheet>
  )
}

function IntegratedTool() {
  return (
    <Sheet>
      <path d="M20 150h116M20 110h80a16 16 0 0 1 16 16v8M20 190h80a16 16 0 0 0 16-16v-8" {...ink} />
      <rect x={140} y={84} width={132} height={132} fill="var(--ink)" />
      <path
        d="M164 118h10M184 118h64M164 150h10M184 150h64M164 182h10M184 182h40"
        stroke="var(--bg)"
        strokeWidth={3}
      />
      <path d={parseRoute('272 126 H356 V70 H430')} {...ink} />
      <path
        d={parseRoute('272 174 H356 V236 H424')}
        stroke="var(--red)"
        strokeWidth={3}
        strokeDasharray="4 5"
      />
      <circle cx={440} cy={70} r={11} fill="var(--green)" />
      <circle cx={444} cy={220} r={12} {...ink} />
      <path d="M422 268a22 22 0 0 1 44 0" {...ink} />
    </Sheet>
  )
}
