import { isPublicId, publishedId } from '@wiring/content/parts/rules/document-ids.ts'
import type { SanityDocument, Source } from 'sanity'
import { brokenFieldRules, withOwn } from '../publish-check/field-problems.ts'
import { messageWithField } from '../publish-check/field-titles.ts'
import { kindProblems } from '../publish-check/kinds.ts'
import type { Problem } from '../publish-check/problem.ts'
import { problemsOf } from '../publish-check/problems-of.ts'
import { redirectedFrom } from './site-problems.ts'

export interface DraftFinding {
  draft: SanityDocument
  level: Problem['level']
  message: string
}

/** Checks each draft as if the others were published with it. */
export async function checkDrafts(
  drafts: readonly SanityDocument[],
  content: readonly SanityDocument[],
  source: Source,
): Promise<DraftFinding[]> {
  const published = new Map(content.filter(({ _id }) => isPublicId(_id)).map((each) => [each._id, each]))
  const after = new Map([...published, ...drafts.map((draft) => [idOf(draft), draft] as const)])
  const all = [...after.values()]
  const redirected = redirectedFrom(all)
  const settings = after.get('siteSettings') as { socialImage?: { asset?: unknown } } | undefined
  const sharedCard = settings?.socialImage?.asset !== undefined
  const found = await Promise.all(
    drafts.map(async (draft) => {
      const neighbours = all
        .filter((each) => each._type === draft._type && idOf(each) !== idOf(draft))
        .map(({ color, publishAt, unpublishAt }) => ({ color, publishAt, unpublishAt }))
      const context = { redirected, neighbours, sharedCard }
      const type = source.schema.get(draft._type)
      const problems = withOwn(await brokenFieldRules(draft, source), [
        ...(type ? kindProblems(draft, type) : []),
        ...problemsOf(draft._type, draft, context, published.get(idOf(draft)) ?? null),
      ])
      return problems.map((problem) => ({
        draft,
        level: problem.level,
        message: messageWithField(problem, type, draft),
      }))
    }),
  )
  const ofLevel = (level: Problem['level']) => found.flat().filter((finding) => finding.level === level)
  return [...ofLevel('error'), ...ofLevel('warning')]
}

const idOf = ({ _id }: SanityDocument) => publishedId(_id)
