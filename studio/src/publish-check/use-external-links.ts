import { useEffect, useState } from 'react'
import { type Answer, fetchExternalLink } from './fetch-external-link.ts'
import { externalLinks, type Link } from './links.ts'
import type { Problem } from './problem.ts'

/** Once the editor has stopped typing (ms). */
const pause = 700

/** Warnings, as the other site may be back soon. */
export function useExternalLinks(document: unknown): Problem[] {
  const [problems, setProblems] = useState<Problem[]>([])
  const hrefs = JSON.stringify(externalLinks(document))
  useEffect(() => {
    let current = true
    const asked: Link[] = JSON.parse(hrefs)
    const timer = setTimeout(async () => {
      const found = await Promise.all(
        asked.map(async (link) => ({ link, answer: await fetchExternalLink(link.href) })),
      )
      if (current) setProblems(externalLinkProblems(found))
    }, pause)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [hrefs])
  return problems
}

export function externalLinkProblems(found: { link: Link; answer: Answer }[]): Problem[] {
  const warnings = found.flatMap(({ link: { href, path }, answer }): Problem[] => {
    const message = wordsFor[answer]
    return message ? [{ level: 'warning', message: `${href} ${message}`, path }] : []
  })
  const counted = sums.flatMap(([answer, level, message]): Problem[] => {
    const count = found.filter((each) => each.answer === answer).length
    return count > 0 ? [{ level, message: message(count), path: [] }] : []
  })
  return [...warnings, ...counted]
}

const wordsFor: Partial<Record<Answer, string>> = {
  gone: 'leads nowhere: that site has no such page.',
  unreachable: 'could not be reached from here.',
}

const links = (count: number) => (count === 1 ? '1 link to another site' : `${count} links to other sites`)
const sums: [Answer, Problem['level'], (count: number) => string][] = [
  ['exists', 'fact', (count) => `${links(count)}: the page is there.`],
  [
    'reached',
    'unknown',
    (count) => `${links(count)}: somebody answers, but a browser may not see what. Click it once yourself.`,
  ],
  ['not asked', 'unknown', (count) => `${links(count)} not tried: this Studio asks nobody outside.`],
]
