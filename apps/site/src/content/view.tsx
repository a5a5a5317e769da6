import 'server-only'
import { draftMode } from 'next/headers'

/** What a reader sees: what is published, or an editor's drafts with marks that the Studio turns into edit links. */
export interface View {
  perspective: 'published' | 'drafts'
  stega: boolean
}

export const publishedView: View = { perspective: 'published', stega: false }

/** The only reader of draft mode. Published pages stay static: outside a draft session this reads no cookie. */
export async function currentView(): Promise<View> {
  const { isEnabled } = await draftMode()
  return isEnabled ? { perspective: 'drafts', stega: true } : publishedView
}
