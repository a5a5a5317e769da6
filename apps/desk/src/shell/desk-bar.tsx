import { callDesk } from '../desk-api/call-desk.ts'
import { HealthLamp } from '../health/health-lamp.tsx'
import { requireSession } from '../session/session.ts'
import { allowed } from './allowed.ts'
import { DeskNav } from './desk-nav.tsx'

/** The bar over every screen but the review: rooms, health, and who is signed in. */
export async function DeskBar() {
  const session = await requireSession()
  const [who, health] = await Promise.all([callDesk(session, 'who', {}), callDesk(session, 'health', {})])
  const { operator } = allowed(who)
  return (
    <header className="desk-bar">
      <a className="desk-home" href="/">
        Desk
      </a>
      <DeskNav />
      {health.status === 'ok' && <HealthLamp health={health} />}
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
