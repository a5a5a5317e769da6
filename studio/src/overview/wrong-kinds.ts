import { isPublicId } from '@wiring/content/parts/rules/document-ids.ts'
import type { SanityDocument, Schema } from 'sanity'
import { messageWithField } from '../publish-check/field-titles.ts'
import { kindProblems } from '../publish-check/kinds.ts'

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
