import { callDesk } from '../desk-api/call-desk.ts'
import { requireSession } from '../session/session.ts'
import { allowed } from './allowed.ts'
import { DeskNav } from './desk-nav.tsx'

/** The bar over every screen but the review: rooms, health, and who is signed in. */
export async function DeskBar() {
  const { operator } = allowed(await callDesk(await requireSession(), 'who', {}))
  return (
    <header className="desk-bar">
      <a className="desk-home" href="/">
        Desk
      </a>
      <DeskNav />
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
