import { deadLinkProblems } from '../publish-check/links.ts'
import { pictureProblems } from '../publish-check/pictures.ts'
import { placeholderProblems } from '../publish-check/placeholder-addresses.ts'
import type { Problem } from '../publish-check/problem.ts'
import type { Content } from './use-content.ts'

const isPublished = ({ _id }: { _id: string }) => !_id.includes('.')

export interface SiteProblem {
  document: Content
  problem: Problem
}

/** Dead links, pictures without text alternative, made-up addresses. */
export function siteProblems(content: readonly Content[]): SiteProblem[] {
  const published = content.filter(isPublished)
  const redirected = redirectedFrom(published)
  return published.flatMap((document) =>
    [
      ...deadLinkProblems(document, redirected),
      ...pictureProblems(document).filter(({ level }) => level === 'error'),
      ...placeholderProblems(document),
    ].map((problem) => ({ document, problem })),
  )
}

export function redirectedFrom(content: readonly Content[]): string[] {
  return content.flatMap(({ _type, from }) =>
    _type === 'redirect' && typeof from === 'string' ? [from] : [],
  )
}
