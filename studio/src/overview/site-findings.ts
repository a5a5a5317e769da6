import { type CountedType, expectedCounts } from '@wiring/content/parts/rules/document-counts.ts'
import { isPublicId } from '@wiring/content/parts/rules/document-ids.ts'
import { type Dates, isDueAt } from '@wiring/content/parts/schedule/due.ts'
import type { SanityDocument, Schema } from 'sanity'
import { messageWithField } from '../publish-check/field-titles.ts'
import { kindProblems } from '../publish-check/kinds.ts'
import { countProblems } from '../publish-check/problems-of.ts'

/** Lists of which visitors see more or fewer items than the pages are drawn for. */
export function siteCounts(content: readonly SanityDocument[], now = Date.now()) {
  return (Object.keys(expectedCounts) as CountedType[]).flatMap((type) => {
    const shown = content.filter(
      (document) => document._type === type && isPublicId(document._id) && isDueAt(document as Dates, now),
    )
    return countProblems(type, shown.length)
      .filter(({ level }) => level === 'warning')
      .map(({ message }) => ({ type, message: message.replace('there will be', 'visitors see') }))
  })
}

/** Fields whose value is of another kind than the schema's: the page would leave them out. */
export function wrongKinds(content: readonly SanityDocument[], schema: Schema) {
  return content
    .filter(({ _id }) => isPublicId(_id))
    .flatMap((document) => {
      const type = schema.get(document._type)
      if (!type) return []
      return kindProblems(document, type).map((problem) => ({
        document,
        problem: { ...problem, message: messageWithField(problem, type, document) },
      }))
    })
}
