import { Board, Mark, Trace } from '@wiring/ui/board'
import { parseRoute } from '@wiring/ui/route-trace'
import { Section } from '@wiring/ui/section'
import { Wires } from '@wiring/ui/wires'
import type { ReactNode } from 'react'
import { SpecimenFigure } from '../../parts/specimen/specimen-figure.tsx'
import { StartFrame } from './start.frame.ts'
import type { Start } from './start.query.ts'

interface StartSectionProps {
  start: Start
  form: ReactNode
  beside?: ReactNode
}

export function StartSection({ start, form, beside }: StartSectionProps) {
  return (
    <Section
      id="start"
      letter="F"
      label={start.label}
      heading={start.title}
      text={start.text}
      beside={beside}
    >
      <StartFrame>
        <Wires stagger={600} className="terminal ui-dots">
          <TerminalBlock />
        </Wires>
        <div className="desk">
          <p>{start.tagline}</p>
          <SpecimenFigure words={start.specimen} look="stamp" />
          {form}
          <p className="promise">
            <span>{start.mapDelivery}</span> <span>{start.note}</span>
          </p>
        </div>
      </StartFrame>
    </Section>
  )
}

function TerminalBlock() {
  const rows = [64, 128, 192, 256]
  return (
    <Board width={480} height={320}>
      <Trace color="red" d={parseRoute('0 24 H120 V64 H262')} />
      <Trace color="yellow" d="M0 128H262" />
      <Trace color="green" d={parseRoute('0 296 H160 V192 H262')} />
      <path className="own" d="M404 256H480" stroke="var(--ink)" strokeWidth={3} strokeDasharray="4 5" />
      <rect x={262} y={32} width={142} height={256} fill="var(--ink)" />
      <path d={rows.map((y) => `M288 ${y}a18 18 0 0 1 36 0a18 18 0 0 1-36 0`).join('')} fill="var(--bg)" />
      <path
        d="M293 55l26 18M293 119l26 18M293 183l26 18M294 256h24M306 244v24"
        stroke="var(--ink)"
        strokeWidth={3}
      />
      <path
        d={rows.map((y) => `M346 ${y - 12}h40v24h-40z`).join('')}
        stroke="var(--on-ink)"
        strokeWidth={2}
      />
      <circle className="token" cx={366} cy={256} r={6} fill="var(--green)" />
      <Mark x={262} y={311} quiet>
        J4 — YOUR LINE
      </Mark>
    </Board>
  )
}
