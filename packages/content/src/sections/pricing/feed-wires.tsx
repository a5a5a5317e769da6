import { Board, Terminal, Trace } from '@wiring/ui/board'
import { parseRoute } from '@wiring/ui/route-trace'
import { Wires } from '@wiring/ui/wires'
import styled from 'styled-components'

const Feed = styled(Wires)`
  margin-left: 22px;

  svg {
    height: 56px;
  }

  @media (max-width: 959px) {
    display: none;
  }
`

/** From the switch to each of two plans. */
export function FeedWires() {
  return (
    <Feed stagger={400}>
      <Board width={1224} height={56} preserveAspectRatio="xMinYMid slice">
        <Trace d="M56 0V46" weight={2} />
        <Trace color="green" weight={2} d={parseRoute('56 0 V26 H690 V46')} />
        <Terminal x={56} y={50} radius={5} />
        <Terminal x={690} y={50} color="green" radius={5} />
      </Board>
    </Feed>
  )
}
