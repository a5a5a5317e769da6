import { pathsAreEqual, type ValidationMarker } from 'sanity'
import { fieldProblems } from './field-problems.ts'
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
  if (!context) return null
  const ofFields = fieldProblems(validation)
  const own = problemsOf(type, document ?? {}, context, published)
  return [...ofFields, ...own.filter((problem) => !ofFields.some((each) => isDuplicate(each, problem)))]
}

/** A field's own message is clearer. */
function isDuplicate(rule: Problem, own: Problem): boolean {
  return pathsAreEqual(rule.path, own.path) && (own.level !== 'fact' || own.path.length > 0)
}
