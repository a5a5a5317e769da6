export const isDraft = (id: string) => id.startsWith('drafts.')

export const draftId = (id: string) => (isDraft(id) ? id : `drafts.${id}`)

export const publishedId = (id: string) => id.replace(/^drafts\./, '').replace(/^versions\.[^.]+\./, '')

/** An id with a dot is never public. */
export const isPublicId = (id: string) => !id.includes('.')
