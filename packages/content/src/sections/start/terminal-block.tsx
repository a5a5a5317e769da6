import { Board, Mark, Trace } from '@wiring/ui/board'
import { markSize } from '@wiring/ui/mark-size'
import { parseRoute } from '@wiring/ui/route-trace'
import { Wires } from '@wiring/ui/wires'
import styled from 'styled-components'

/** Follows the form beside it: yellow while it is sent, then connected. */
const Terminals = styled(Wires)`
  --mark-size: ${markSize(480)};
  border-right: 1px solid var(--rule);
  background-color: var(--bg);
  display: grid;
  align-items: end;

  .token {
    opacity: 0;
  }

  :has([aria-busy="true"]) > & .own {
    stroke: var(--yellow);
  }

  :has(.thanks) > & {
    .own {
      stroke: var(--green);
      stroke-dasharray: none;
    }

    &::after {
      background: var(--green);
    }

    .token {
      opacity: 1;
      animation: arrive 0.6s var(--ease);
    }
  }

  @media (max-width: 959px) {
    --mark-size: max(13.1px, ${markSize(480)});
    border-right: 0;
    border-top: 1px solid var(--rule);
    position: relative;
    /* Phones show the form first. */
    order: 1;

    > * {
      max-width: 420px;
    }

    /* Continues the line to the edge. */
    &::after {
      content: "";
      position: absolute;
      left: min(420px, 100%);
      right: 0;
      top: calc(420px * 2 / 3 * 0.8 - 1.3px);
      height: 2.6px;
      background: repeating-linear-gradient(90deg, var(--ink) 0 3.5px, transparent 3.5px 7.875px);
    }
  }

  @keyframes arrive {
    from {
      transform: translateX(114px);
    }
  }
`

export function TerminalBlock() {
  const rows = [64, 128, 192, 256]
  return (
    <Terminals stagger={600} className="ui-dots">
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
    </Terminals>
  )
}
