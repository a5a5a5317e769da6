import { publishedId } from '@wiring/content/parts/rules/document-ids.ts'
import { type Source, validateDocument } from 'sanity'
import type { Problem } from '../publish-check/problem.ts'
import { problemsOf } from '../publish-check/problems-of.ts'
import { messageWithField } from '../publish-check/publish-action.tsx'
import { fieldProblems } from '../publish-check/use-findings.ts'
import { redirectedFrom } from './site-problems.ts'
import type { Content } from './use-content.ts'

export interface Finding {
  draft: Content
  level: Problem['level']
  said: string
}

/** The publish check of each draft, as if the others were published with it: errors first. */
export async function checkDrafts(
  drafts: readonly Content[],
  content: readonly Content[],
  source: Source,
): Promise<Finding[]> {
  const publishedNow = content.filter(({ _id }) => !_id.includes('.'))
  const after = new Map(publishedNow.map((document) => [document._id, document]))
  for (const draft of drafts) after.set(idOf(draft), draft)
  const redirected = redirectedFrom([...after.values()])
  const settings = after.get('siteSettings') as { socialImage?: { asset?: unknown } } | undefined
  const found = await Promise.all(
    drafts.map(async (draft) => {
      const markers = await validateDocument({
        document: draft as never,
        workspace: source,
        getClient: source.getClient,
        environment: 'studio',
      })
      const neighbours = [...after.values()].filter(
        (each) => each._type === draft._type && idOf(each) !== idOf(draft),
      )
      const surroundings = {
        redirected,
        neighbours: neighbours.map(({ color, publishAt, unpublishAt }) => ({
          color,
          publishAt,
          unpublishAt,
        })),
        sharedCard: settings?.socialImage?.asset !== undefined,
      }
      const published = publishedNow.find(({ _id }) => _id === idOf(draft)) ?? null
      const problems = [...fieldProblems(markers), ...problemsOf(draft._type, draft, surroundings, published)]
      const type = source.schema.get(draft._type)
      return problems.map(
        (problem): Finding => ({
          draft,
          level: problem.level,
          said: type ? messageWithField(problem, type, draft) : problem.message,
        }),
      )
    }),
  )
  const level = (wanted: Problem['level']) => found.flat().filter((finding) => finding.level === wanted)
  return [...level('error'), ...level('warning')]
}

const idOf = ({ _id }: Content) => publishedId(_id)
