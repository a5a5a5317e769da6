import { Lamp } from '@wiring/ui/lamp'
import { Suspense } from 'react'
import { callDesk, nullIfUnavailable } from '../desk-api/call-desk.ts'
import { requireAnswer } from '../desk-api/require-answer.ts'
import { requireSession } from '../session/session.ts'
import { DeskNav } from './desk-nav.tsx'

export async function DeskBar() {
  const { operator } = await requireAnswer('who', {})
  return (
    <header className="desk-bar">
      <a className="desk-home" href="/">
        Desk
      </a>
      <DeskNav mayExport={operator.role === 'lead'} />
      <Suspense fallback={null}>
        <Health />
      </Suspense>
      <div className="desk-operator">
        <a href="/operators">
          <bdi>{operator.name}</bdi>
        </a>
        <form method="post" action="/api/sign-out">
          <button type="submit">Sign out</button>
        </form>
      </div>
    </header>
  )
}

async function Health() {
  const answer = await nullIfUnavailable(callDesk(await requireSession(), 'health', {}))
  if (answer?.status !== 'ok') return null
  const { mails, maps, red } = answer
  return (
    <a className="desk-health ui-label" href="/health">
      <Lamp
        signal={red.length > 0 ? 'red' : 'green'}
      >{`Mail ${mails.queued} waiting · drafts ${maps.drafts_failed} failed`}</Lamp>
    </a>
  )
}
