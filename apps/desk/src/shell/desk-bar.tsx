import { Suspense } from 'react'
import { callDesk } from '../desk-api/call-desk.ts'
import { requireSession } from '../session/session.ts'
import { allowed } from './allowed.ts'
import { DeskNav } from './desk-nav.tsx'
import { HealthLamp } from './health-lamp.tsx'

/** The bar over every screen but the review: rooms, health, and who is signed in. */
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
        <HealthLamp session={session} />
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
