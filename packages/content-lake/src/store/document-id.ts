/** `drafts.x` */
export function isDraftId(id: string): boolean {
  return id.startsWith('drafts.')
}

/** `versions.<release>.x` */
export function isVersionId(id: string): boolean {
  return id.startsWith('versions.')
}

/** Without `drafts.` or `versions.<release>.`. */
export function publishedIdOf(id: string): string {
  if (isDraftId(id)) return id.slice('drafts.'.length)
  if (isVersionId(id)) return id.split('.').slice(2).join('.')
  return id
}

/** The release of `versions.<release>.x`, else `undefined`. */
export function releaseOf(id: string): string | undefined {
  return isVersionId(id) ? id.split('.')[1] : undefined
}

/** As on the hosted service, an id with a dot is never readable without a token. */
export function isPublicId(id: string): boolean {
  return !id.includes('.')
}

/** As on the hosted service. */
export function isValidId(id: string): boolean {
  return /^[A-Za-z0-9_][A-Za-z0-9_.-]{0,127}$/.test(id) && !id.includes('..') && !id.endsWith('.')
}
