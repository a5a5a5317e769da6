import { connection } from 'next/server'
import { DeskPage } from '../shell/desk-page.tsx'

export default async function NotFound() {
  // Rendered per request: a prerendered page would have no nonce.
  await connection()
  return (
    <DeskPage>
      <main id="main" tabIndex={-1} className="desk-notice">
        <p className="ui-label" data-tone="quiet">
          Status 404
        </p>
        <h1>Nothing is at this address.</h1>
        <p>The map was deleted by the applicant, its time was over, or the address is wrong.</p>
        <p>
          <a href="/">To the queue</a>
        </p>
      </main>
    </DeskPage>
  )
}
