import 'server-only'
import { previewSession, wantsPublished } from '../preview/preview-session.ts'

/** What a reader sees: what is published, or an editor's drafts with marks that the Studio turns into edit links. */
export interface View {
  perspective: 'published' | 'drafts'
  stega: boolean
}

export const publishedView: View = { perspective: 'published', stega: false }

/** The view of this request. Published pages stay static: outside a draft session no cookie is read. */
export async function currentView(): Promise<View> {
  const session = await previewSession()
  if (!session) return publishedView
  const perspective = (await wantsPublished()) ? 'published' : 'drafts'
  return { perspective, stega: session.role === 'editor' }
}
