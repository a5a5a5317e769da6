import { connection } from 'next/server'
import { Notice, NoticeTitle } from '../parts/notice.styles.ts'
import { DeskPage } from '../shell/desk-page.tsx'
import { UndoBar } from '../shell/undo-bar.tsx'

export default async function NotFound() {
  // Rendered per request: a prerendered page would have no nonce.
  await connection()
  return (
    <DeskPage>
      {/* Gone to after a signature, where the next map was deleted meanwhile: this page sends the press. */}
      <UndoBar />
      <Notice as="main" id="main" tabIndex={-1}>
        <p className="ui-label" data-tone="quiet">
          Status 404
        </p>
        <NoticeTitle>Nothing is at this address.</NoticeTitle>
        <p>The map was deleted by the applicant, its time was over, or the address is wrong.</p>
        <p>
          <a href="/">To the queue</a>
        </p>
      </Notice>
    </DeskPage>
  )
}
