import { useEffect, useState } from 'react'
import { type Link, outsideLinks } from './links.ts'
import type { Problem } from './problem.ts'

/** How long another site may take to answer (ms). */
const patience = 8_000
/** What other sites answered, while this tab lives. */
const answers = new Map<string, Promise<Answer>>()

type Answer = 'reached' | 'unreachable' | 'not asked'

/**
 * Links to other sites whose server cannot be reached. A browser may not read what another site answers, so a wrong page on a
 * living server goes unnoticed; a Studio of the local lake asks nobody outside and says so.
 */
export function useOutsideLinks(document: unknown): Problem[] {
  const [problems, setProblems] = useState<Problem[]>([])
  const links = outsideLinks(document)
  const hrefs = JSON.stringify(links)
  useEffect(() => {
    let current = true
    const asked: Link[] = JSON.parse(hrefs)
    Promise.all(asked.map(async (link) => ({ link, answer: await answerOf(link.href) }))).then(
      (found) => current && setProblems(problemsOf(found)),
    )
    return () => {
      current = false
    }
  }, [hrefs])
  return problems
}

function problemsOf(found: { link: Link; answer: Answer }[]): Problem[] {
  const count = (answer: Answer) => found.filter((each) => each.answer === answer).length
  const fact = (message: string): Problem => ({ level: 'fact', message, path: [] })
  return [
    ...found
      .filter(({ answer }) => answer === 'unreachable')
      .map(({ link: { href, path } }): Problem => {
        return { level: 'warning', message: `${href} could not be reached from here.`, path }
      }),
    ...(count('reached') > 0 ? [fact(`Other sites that answer: ${count('reached')}.`)] : []),
    ...(count('not asked') > 0
      ? [
          fact(
            `Not tried: ${count('not asked')} links to other sites, because this Studio asks nobody outside.`,
          ),
        ]
      : []),
  ]
}

function answerOf(href: string): Promise<Answer> {
  const known = answers.get(href)
  if (known) return known
  const answer = ask(href)
  answers.set(href, answer)
  return answer
}

async function ask(href: string): Promise<Answer> {
  if (!navigator.onLine) return 'not asked'
  try {
    const response = await fetch(href, { mode: 'no-cors', signal: AbortSignal.timeout(patience) })
    // The local Studio answers for the outside itself; from there an answer would be opaque.
    return response.type === 'opaque' ? 'reached' : 'not asked'
  } catch {
    return 'unreachable'
  }
}
