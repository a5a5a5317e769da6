/** `stega` adds marks that the Studio turns into edit links. */
export interface View {
  perspective: 'published' | 'drafts'
  stega: boolean
}

export const publishedView: View = { perspective: 'published', stega: false }
