import { LazySessionTools } from './lazy-session-tools.tsx'
import { PreviewBar } from './preview-bar.tsx'
import { previewSession, readPerspective } from './preview-session.ts'
import { unpublishedChanges } from './unpublished-changes.ts'

export async function PreviewTools({ path }: { path: string }) {
  const session = await previewSession()
  if (!session) return null
  const editor = session.role === 'editor'
  return (
    <>
      <PreviewBar
        path={path}
        editor={editor}
        published={(await readPerspective()) === 'published'}
        until={new Date(session.until)}
        changes={await unpublishedChanges(path).catch(() => null)}
      />
      <LazySessionTools editor={editor} />
    </>
  )
}
