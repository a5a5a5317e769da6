import { Board, Terminal, Trace } from '@wiring/ui/board'
import { parseRoute } from '@wiring/ui/route-trace'
import { Wires } from '@wiring/ui/wires'
import styled from 'styled-components'

/** Follows the form below it: connected once the address is in. */
const Branches = styled(Wires)`
  :has(.thanks) > & circle:first-of-type {
    fill: var(--green);
    stroke: var(--green);
  }

  @media (max-width: 959px) {
    display: none;
  }
`

/** To the form and to the call. */
export function Fork() {
  return (
    <Branches stagger={400}>
      <Board width={1280} height={72}>
        <Trace d={parseRoute('144 0 V62')} />
        <Trace color="green" d={parseRoute('144 0 V32 H1024 V62')} />
        <Terminal x={144} y={60} open radius={8} />
        <Terminal x={1024} y={60} color="green" radius={8} />
      </Board>
    </Branches>
  )
}
