export const isDraft = (id: string) => id.startsWith('drafts.')

/** `x` and `drafts.x` → `drafts.x`. */
export const draftId = (id: string) => (isDraft(id) ? id : `drafts.${id}`)

/** `drafts.x` and `versions.r1.x` → `x`. */
export const publishedId = (id: string) => id.replace(/^drafts\./, '').replace(/^versions\.[^.]+\./, '')

/** Visitors can read no document whose id has a dot. */
export const isPublicId = (id: string) => !id.includes('.')
