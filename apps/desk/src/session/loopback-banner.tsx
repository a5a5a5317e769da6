import { connection } from 'next/server'
import styled from 'styled-components'
import { onLoopback } from '../env.ts'

const Banner = styled.aside`
  && {
    max-width: none;
    padding: 5px var(--edge, 20px);
    background: var(--yellow);
    color: var(--black);
    font: 500 0.75rem/1.5 var(--mono);
    letter-spacing: 0.04em;
    text-align: center;
    text-transform: uppercase;
  }
`

/** Per request: one build runs anywhere, and a built page would have no nonce. */
export async function LoopbackBanner() {
  await connection()
  return onLoopback() && <Banner aria-label="Notice">Second factor off: local stack</Banner>
}
