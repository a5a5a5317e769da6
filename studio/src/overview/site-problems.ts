import { isPublicId } from '@wiring/content/parts/rules/document-ids.ts'
import type { SanityDocument } from 'sanity'
import { deadLinkProblems } from '../publish-check/links.ts'
import { pictureProblems } from '../publish-check/pictures.ts'
import { placeholderProblems } from '../publish-check/placeholder-addresses.ts'

export function siteProblems(content: readonly SanityDocument[]) {
  const published = content.filter(({ _id }) => isPublicId(_id))
  const redirected = redirectedFrom(published)
  return published.flatMap((document) =>
    [
      ...deadLinkProblems(document, redirected),
      ...pictureProblems(document).filter(({ level }) => level === 'error'),
      ...placeholderProblems(document),
    ].map((problem) => ({ document, problem })),
  )
}

export function redirectedFrom(content: readonly SanityDocument[]): string[] {
  return content.flatMap(({ _type, from }) =>
    _type === 'redirect' && typeof from === 'string' ? [from] : [],
  )
}
