export function isDraftId(id: string): boolean {
  return id.startsWith('drafts.')
}

export function isVersionId(id: string): boolean {
  return id.startsWith('versions.')
}

export function publishedIdOf(id: string): string {
  if (isDraftId(id)) return id.slice('drafts.'.length)
  if (isVersionId(id)) return id.split('.').slice(2).join('.')
  return id
}

export function releaseOf(id: string): string | undefined {
  return isVersionId(id) ? id.split('.')[1] : undefined
}

/** As on the hosted service, an id with a dot is never readable without a token. */
export function isPublicId(id: string): boolean {
  return !id.includes('.')
}

export function isValidId(id: string): boolean {
  return /^[A-Za-z0-9_][A-Za-z0-9_.-]{0,127}$/.test(id) && !id.includes('..') && !id.endsWith('.')
}
