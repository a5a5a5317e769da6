import type { PressedSignature } from './pressed-signature.ts'
import { Bar, SignatureItem, State } from './undo-bar.styles.ts'

/** Pressed on the page before, and sent by this one. A refusal stays until its map is opened. */
export function PressedBar({ pressed: { name, input, problem } }: { pressed: PressedSignature }) {
  if (problem === null)
    return (
      <Bar aria-label="Signing">
        <SignatureItem as="p">
          <b>
            Signing: <bdi>{name || 'Unnamed'}</bdi>
          </b>
        </SignatureItem>
      </Bar>
    )
  return (
    <Bar aria-label="Not signed">
      <SignatureItem as="p">
        <State as="span">
          <b>
            <bdi>{name || 'Unnamed'}</bdi>
          </b>{' '}
          <span>{problem}</span>
        </State>
        <a href={`/review/${input.map_id}`}>Open it</a>
      </SignatureItem>
    </Bar>
  )
}
