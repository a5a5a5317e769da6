import { useSchema, type ValidationMarker } from 'sanity'
import { fieldProblems, withOwn } from './field-problems.ts'
import { kindProblems } from './kinds.ts'
import type { Problem } from './problem.ts'
import { problemsOf } from './problems-of.ts'
import { useCheckContext } from './use-check-context.ts'

interface Subject {
  id: string
  type: string
  document: Record<string, unknown> | null
  published: Record<string, unknown> | null
  validation: readonly ValidationMarker[]
}

export function useFindings({ id, type, document, published, validation }: Subject): Problem[] | null {
  const context = useCheckContext(type, id)
  const kind = useSchema().get(type)
  if (!context) return null
  return withOwn(fieldProblems(validation), [
    ...(kind ? kindProblems(document ?? {}, kind) : []),
    ...problemsOf(type, document ?? {}, context, published),
  ])
}
