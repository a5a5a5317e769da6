import { badRequest } from '../lake-error.ts'

/** Before this API version, a query without a perspective is `raw`. */
const publishedByDefaultSince = '2025-02-19'

/**
 * Perspectives of a request, the most important first: names, comma lists and repeated parameters; the
 * default depends on the API version. Throws 400.
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
