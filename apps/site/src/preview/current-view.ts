import 'server-only'
import { publishedView, type View } from '../content/view.ts'
import { previewSession, wantsPublished } from './preview-session.ts'

/** Reads no cookie outside a draft session, so published pages stay static. */
export async function currentView(): Promise<View> {
  const session = await previewSession()
  if (!session) return publishedView
  const perspective = (await wantsPublished()) ? 'published' : 'drafts'
  return { perspective, stega: session.role === 'editor' }
}
