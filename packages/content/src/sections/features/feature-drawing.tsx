import { Board, Fault, Terminal, Trace } from '@wiring/ui/board'
import { parseRoute } from '@wiring/ui/route-trace'
import type { ReactNode } from 'react'

const thin = { stroke: 'var(--ink-2)', strokeWidth: 2 } as const
const drawings = {
  'map-visualizer': MapVisualizer,
  'prompt-modules': PromptModules,
  'artifact-repository': ArtifactRepository,
  'pattern-engine': PatternEngine,
  'system-builder': SystemBuilder,
  'friction-log': FrictionLog,
}

/** New documents get the drawing of their place. */
export function FeatureDrawing({ id, index }: { id: string; index: number }) {
  const all = Object.entries(drawings)
  const [, Drawing] = all.find(([name]) => id.endsWith(name)) ?? all[index % all.length] ?? []
  return Drawing ? <Drawing /> : null
}

function Sheet({ children }: { children: ReactNode }) {
  return (
    <Board width={320} height={112}>
      {children}
    </Board>
  )
}

function MapVisualizer() {
  return (
    <Sheet>
      <path d={parseRoute('8 24 H92 V48 H132')} {...thin} />
      <path d={parseRoute('8 88 H92 V64 H132')} {...thin} />
      <rect x={132} y={36} width={56} height={40} fill="var(--ink)" />
      <Trace color="green" d={parseRoute('188 56 H236 V24 H304')} />
      <path d={parseRoute('188 56 H236 V88 H304')} {...thin} strokeDasharray="3 5" />
      <Terminal x={8} y={24} open radius={6} />
      <Terminal x={8} y={88} open radius={6} />
      <Terminal x={306} y={24} color="green" radius={6} />
      <circle cx={306} cy={88} r={6} {...thin} strokeDasharray="3 4" />
    </Sheet>
  )
}

function PromptModules() {
  return (
    <Sheet>
      <path d="M2 96h300" {...thin} />
      {[0, 1, 2, 3, 4, 5, 6].map((card) => (
        <g key={card} transform={card === 4 ? 'translate(0 -14)' : undefined}>
          <rect
            x={8 + card * 42}
            y={34}
            width={30}
            height={62}
            {...(card === 4 ? { fill: 'var(--green)' } : thin)}
          />
          <path
            d={`M${15 + card * 42} 46h16M${15 + card * 42} 54h10`}
            stroke={card === 4 ? 'var(--bg)' : 'var(--ink-2)'}
            strokeWidth={2}
          />
        </g>
      ))}
      <Trace color="green" d="M191 96V106H304" />
    </Sheet>
  )
}

function ArtifactRepository() {
  return (
    <Sheet>
      {[3, 2, 1, 0].map((card) => (
        <path
          key={card}
          transform={`translate(${8 + card * 22} ${46 - card * 11})`}
          d={`M0 62V0h${card * 30 + 8}l6 -10h40l6 10h${122 - card * 30}v62z`}
          fill="var(--bg)"
          stroke={card === 2 ? 'var(--green)' : 'var(--ink-2)'}
          strokeWidth={card === 2 ? 3 : 2}
        />
      ))}
      <path d="M24 70h86M24 84h54" {...thin} />
      <Trace color="green" d={parseRoute('234 50 H272 V88 H304')} />
      <Terminal x={306} y={88} color="green" radius={6} />
    </Sheet>
  )
}

function PatternEngine() {
  const move = 'v-22h14v22h14v-38h14v38'
  return (
    <Sheet>
      <path d={`M2 76h22${move}h44v-10h18v10h10${move}h50v-16h12v16h12${move}h40`} {...thin} />
      {[18, 160, 284].map((x, index) => (
        <rect
          key={x}
          x={x}
          y={26}
          width={index === 2 ? 34 : 54}
          height={62}
          stroke="var(--green)"
          strokeWidth={2}
          strokeDasharray={index === 2 ? '4 4' : undefined}
        />
      ))}
      <Trace color="green" d={parseRoute('45 88 V104 H187 V88', 8)} weight={2} />
    </Sheet>
  )
}

function SystemBuilder() {
  return (
    <Sheet>
      <path d="M8 32h72v18h14v20h-14v18h-72z" fill="var(--ink)" />
      <path d="M104 32h72v18h14v20h-14v18h-72v-18h-12v-20h12z" {...thin} />
      <path d="M200 32h72v56h-72v-18h-12v-20h12z" {...thin} strokeDasharray="4 5" />
      <Trace color="green" d="M8 104H190" />
      <path d="M190 104H304" stroke="var(--green)" strokeWidth={3} strokeDasharray="4 5" />
      <Terminal x={8} y={104} color="green" radius={5} />
    </Sheet>
  )
}

function FrictionLog() {
  const lengths = [84, 62, 96, 48, 76, 90, 56, 80, 68, 40]
  return (
    <Sheet>
      {lengths.map((length, index) => (
        <path
          key={length}
          d={`M8 ${12 + index * 10}h${length}`}
          stroke={index % 4 === 2 ? 'var(--red)' : 'var(--ink-2)'}
          strokeWidth={3}
        />
      ))}
      <Trace color="red" d="M132 56H204" />
      <Fault x={210} y={56} />
      <path d="M238 56H304" stroke="var(--red)" strokeWidth={3} strokeDasharray="4 5" />
    </Sheet>
  )
}
