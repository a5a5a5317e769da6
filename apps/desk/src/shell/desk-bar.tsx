import { Lamp } from '@wiring/ui/lamp'
import { Suspense } from 'react'
import { callDesk, DeskUnavailable } from '../desk-api/call-desk.ts'
import { requireSession } from '../session/session.ts'
import { allowed } from './allowed.ts'
import { DeskNav } from './desk-nav.tsx'

export async function DeskBar() {
  const session = await requireSession()
  const { operator } = allowed(await callDesk(session, 'who', {}))
  return (
    <header className="desk-bar">
      <a className="desk-home" href="/">
        Desk
      </a>
      <DeskNav />
      <Suspense fallback={null}>
        <Health session={session} />
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

async function Health({ session }: { session: string }) {
  const answer = await callDesk(session, 'health', {}).catch((error: unknown) => {
    if (error instanceof DeskUnavailable) return null
    throw error
  })
  if (answer?.status !== 'ok') return null
  const { mails, maps, red } = answer
  return (
    <a className="desk-health ui-label" href="/health">
      <Lamp signal={red.length > 0 ? 'red' : 'green'}>
        Mail {mails.queued} waiting · drafts {maps.drafts_failed} failed
      </Lamp>
    </a>
  )
}
