import { pageSections } from '@wiring/content/page-sections'
import { isRecord } from '@wiring/content/parts/rules/is-record.ts'
import type { Problem } from './problem.ts'

const sectionsOf: Record<string, object> = pageSections

/** An uploaded card may show the old headline. */
export function socialCardProblems(
  type: string,
  document: Record<string, unknown>,
  published: Record<string, unknown> | null,
  sharedCard: boolean,
): Problem[] {
  const [section] = Object.keys(sectionsOf[type] ?? {})
  if (!section || !published) return []
  const own = cardOf(document)
  const uploaded = own !== null || (type === 'landingPage' && sharedCard)
  const before = titleIn(published[section])
  const after = titleIn(document[section])
  if (!uploaded || before === after || own !== cardOf(published)) return []
  const where = own ? 'Search and sharing' : 'Site settings › Search and sharing'
  return [
    {
      level: 'warning',
      message: `The headline is new; the picture that shows when somebody shares the page is not. If the old headline stands in it, upload another one (${where}).`,
      path: own ? ['seo', 'socialImage'] : [section, 'title'],
    },
  ]
}

const titleIn = (section: unknown) => (isRecord(section) ? section.title : undefined)

function cardOf({ seo }: Record<string, unknown>): string | null {
  const card = isRecord(seo) ? seo.socialImage : undefined
  return isRecord(card) && isRecord(card.asset) ? String(card.asset._ref) : null
}
