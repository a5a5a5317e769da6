import { currentView } from '../content/view.tsx'
import { EditMarks } from './edit-marks.tsx'

/** Click-to-edit marks and the way out, for editors in a draft session only. */
export async function PreviewTools() {
  const view = await currentView()
  if (view.perspective === 'published') return null
  return (
    <>
      <EditMarks />
      <form action="/api/draft-mode/disable" method="post" className="preview-exit">
        <button type="submit" className="ui-button" data-kind="primary">
          Leave preview
        </button>
      </form>
    </>
  )
}
