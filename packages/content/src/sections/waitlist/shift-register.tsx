import { Board, Mark, Terminal, Trace } from '@wiring/ui/board'
import { Wires } from '@wiring/ui/wires'
import styled from 'styled-components'

/** Follows the form below it: the token drops into the free place. */
const Register = styled(Wires)`
  overflow: hidden;
  border-bottom: 1px solid var(--line);
  background-color: var(--bg);

  svg {
    height: 176px;
  }

  @media (max-width: 599px) {
    .ui-mark[data-quiet],
    .clock {
      display: none;
    }
  }

  .token {
    opacity: 0;
  }

  :has(.thanks) > & {
    .place {
      stroke: var(--green);
      stroke-dasharray: none;
    }

    .token {
      opacity: 1;
      animation: waitlist-token 0.6s var(--ease);
    }

    .place-name {
      --ink: var(--bg);
    }
  }

  @keyframes waitlist-token {
    from {
      transform: translateY(-112px);
    }
  }
`

export function ShiftRegister() {
  const cells = [1, 2, 3, 4, 5, 6, 7]
  return (
    <Register stagger={300} className="ui-dots">
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
    </Register>
  )
}
