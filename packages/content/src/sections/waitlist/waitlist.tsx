import { Board, Mark, Terminal, Trace } from '@wiring/ui/board'
import { Section } from '@wiring/ui/section'
import { Wires } from '@wiring/ui/wires'
import type { ReactNode } from 'react'
import { WaitlistFrame } from './waitlist.frame.ts'
import type { Waitlist } from './waitlist.query.ts'

export function WaitlistSection({ waitlist, form }: { waitlist: Waitlist; form: ReactNode }) {
  return (
    <Section id="waitlist" letter="D" label={waitlist.label} heading={waitlist.title} text={waitlist.text}>
      <WaitlistFrame>
        <Wires stagger={300} className="register ui-dots">
          <ShiftRegister />
        </Wires>
        <div className="desk">
          {form}
          {waitlist.note && <p className="promise">{waitlist.note}</p>}
        </div>
      </WaitlistFrame>
    </Section>
  )
}

function ShiftRegister() {
  const cells = [1, 2, 3, 4, 5, 6, 7]
  return (
    <Board width={1280} height={176} preserveAspectRatio="xMinYMid slice">
      <g stroke="var(--ink)" strokeWidth={2} strokeDasharray="4 5">
        <rect className="place" x={92} y={56} width={88} height={64} />
        <path d="M0 88h64" />
      </g>
      <Terminal x={72} y={88} open radius={7} />
      <rect className="token" x={100} y={64} width={72} height={48} fill="var(--green)" />
      <Mark x={92} y={44}>
        YOUR PLACE
      </Mark>
      <g className="place-name">
        <Mark x={116} y={93} size={16}>
          Q0
        </Mark>
      </g>
      {cells.map((cell) => {
        const x = 92 + cell * 136
        return (
          <g key={cell}>
            <Trace color="green" weight={2} d={`M${x - 48} 88H${x}`} />
            <rect x={x} y={56} width={88} height={64} stroke="var(--green)" strokeWidth={2} />
            <rect x={x + 12} y={104} width={64} height={4} fill="var(--green)" data-end="" />
            <Mark x={x + 24} y={93} size={16}>{`Q${cell}`}</Mark>
          </g>
        )
      })}
      <Trace color="green" weight={2} d="M1132 88H1264" />
      <path className="clock" d="M420 152H1200" stroke="var(--line)" strokeWidth={2} />
      <Mark x={92} y={157} quiet>
        ONE MAIL WHEN YOUR PLACE IS READY
      </Mark>
    </Board>
  )
}
