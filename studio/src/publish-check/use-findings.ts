import type { ValidationMarker } from 'sanity'
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

/** Each fault once; `null` until the content lake answered. */
export function useFindings({ id, type, document, published, validation }: Subject): Problem[] | null {
  const context = useCheckContext(type, id)
  if (!context) return null
  const ofFields = fieldProblems(validation)
  const own = problemsOf(type, document ?? {}, context, published)
  return [...ofFields, ...own.filter((problem) => !ofFields.some((each) => isDuplicate(each, problem)))]
}

export function fieldProblems(validation: readonly ValidationMarker[]): Problem[] {
  return validation.flatMap(({ level, message, path }) =>
    level === 'info'
      ? []
      : [{ level, message, path: path.filter((part) => !Array.isArray(part)) as Problem['path'] }],
  )
}

/** A rule of the field says better what the check found there too. */
function isDuplicate(rule: Problem, own: Problem): boolean {
  return (
    JSON.stringify(rule.path) === JSON.stringify(own.path) && (own.level !== 'fact' || own.path.length > 0)
  )
}
