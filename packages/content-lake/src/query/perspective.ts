import { badRequest } from '../lake-error.ts'

/** From this API version on, a query without a perspective sees published documents; before it, everything. */
const publishedByDefaultSince = '2025-02-19'

/**
 * The perspective stack of a request, the most important first. Understands `published`, `raw`, `drafts`, its old
 * name `previewDrafts`, a comma list or repeated parameter of release ids, and the default of the API version.
 */
export function perspectivesOf(given: string[], apiVersion: string): string[] {
  const names = given
    .flatMap((value) => value.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .map((name) => (name === 'previewDrafts' ? 'drafts' : name))
  if (names.length === 0) return [isModern(apiVersion) ? 'published' : 'raw']
  if (names.includes('raw') && names.length > 1)
    throw badRequest('The perspective "raw" cannot be combined with another', 'queryParseError')
  const end = names.indexOf('published')
  return names.length > 1 && end >= 0 ? names.slice(0, end) : names
}

function isModern(apiVersion: string): boolean {
  return apiVersion === 'vX' || apiVersion.replace(/^v/, '') >= publishedByDefaultSince
}
