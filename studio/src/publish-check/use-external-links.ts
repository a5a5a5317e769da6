import { useEffect, useState } from 'react'
import { fetchExternalLink, type LinkStatus } from './fetch-external-link.ts'
import { externalLinks, type Link } from './links.ts'
import type { Problem } from './problem.ts'

const debounceMs = 700

export function useExternalLinks(document: unknown): Problem[] {
  const [problems, setProblems] = useState<Problem[]>([])
  const hrefs = JSON.stringify(externalLinks(document))
  useEffect(() => {
    let current = true
    const links: Link[] = JSON.parse(hrefs)
    const timer = setTimeout(async () => {
      const found = await Promise.all(
        links.map(async (link) => ({ link, status: await fetchExternalLink(link.href) })),
      )
      if (current) setProblems(externalLinkProblems(found))
    }, debounceMs)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [hrefs])
  return problems
}

export function externalLinkProblems(found: { link: Link; status: LinkStatus }[]): Problem[] {
  const warned = found.flatMap(({ link: { href, path }, status }): Problem[] => {
    const message = warnings[status]
    return message ? [{ level: 'warning', message: `${href} ${message}`, path }] : []
  })
  const counted = summaries.flatMap(([status, level, message]): Problem[] => {
    const count = found.filter((each) => each.status === status).length
    return count > 0 ? [{ level, message: message(count), path: [] }] : []
  })
  return [...warned, ...counted]
}

const warnings: Partial<Record<LinkStatus, string>> = {
  gone: 'leads nowhere: that site has no such page.',
  unreachable: 'could not be reached from here.',
}

const linkCount = (count: number) =>
  count === 1 ? '1 link to another site' : `${count} links to other sites`
const summaries: [LinkStatus, Problem['level'], (count: number) => string][] = [
  ['exists', 'fact', (count) => `${linkCount(count)}: the page is there.`],
  [
    'reached',
    'unknown',
    (count) =>
      `${linkCount(count)}: somebody answers, but a browser may not see what. Click it once yourself.`,
  ],
  ['not asked', 'unknown', (count) => `${linkCount(count)} not tried: this Studio asks nobody outside.`],
]
