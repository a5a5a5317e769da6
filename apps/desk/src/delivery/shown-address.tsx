import { bothSpellings, readableAddress } from '@wiring/session/readable-address'
import { useState } from 'react'
import { postAction } from '../desk-api/post-action.ts'
import { refusalText } from '../desk-api/refusal-text.ts'
import { Button } from '../parts/button.styles.ts'
import { Problem } from '../parts/problem.styles.ts'
import { announce } from '../shell/announce.tsx'

/** Masked until somebody asks, which the log says. */
export function ShownAddress({ map, masked }: { map: string; masked: string }) {
  const [shown, setShown] = useState<string | null>(null)
  const [problem, setProblem] = useState('')

  async function show() {
    setProblem('')
    const answer = await postAction('show_address', { map_id: map })
    if (answer.status === 'signed_out') return location.reload()
    if (answer.status !== 'ok') return setProblem(refusalText('Not shown', answer.status))
    const address = bothSpellings(answer.email)
    setShown(address)
    announce(address)
  }

  return (
    <>
      <bdi>{shown ?? readableAddress(masked)}</bdi>{' '}
      {shown === null && (
        <Button kind="quiet" onClick={show}>
          <span>Show</span>
          <span className="ui-visually-hidden"> the address; the log says that you did</span>
        </Button>
      )}
      <Problem as="span" role="alert">
        {problem}
      </Problem>
    </>
  )
}
