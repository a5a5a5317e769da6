/** What a reader sees: what is published, or an editor's drafts with marks that the Studio turns into edit links. */
export interface View {
  perspective: 'published' | 'drafts'
  stega: boolean
}

export const publishedView: View = { perspective: 'published', stega: false }
