import {
  pathsAreEqual,
  type SanityDocument,
  type Source,
  type ValidationMarker,
  validateDocument,
} from 'sanity'
import { longestWaitMs } from '../use-studio-client.ts'
import type { Problem } from './problem.ts'

export function fieldProblems(markers: readonly ValidationMarker[]): Problem[] {
  return markers.flatMap(({ level, message, path }) =>
    level === 'info'
      ? []
      : [{ level, message, path: path.filter((part) => !Array.isArray(part)) as Problem['path'] }],
  )
}

/** Without what a field says itself, and more clearly. */
export function withOwn(ofFields: readonly Problem[], own: readonly Problem[]): Problem[] {
  const isSaid = ({ level, path }: Problem) =>
    (level !== 'fact' || path.length > 0) && ofFields.some((each) => pathsAreEqual(each.path, path))
  return [...ofFields, ...own.filter((problem) => !isSaid(problem))]
}

/**
 * `getClient` serves rules that query other documents. Sanity checks each field once the browser is idle, and
 * five rules at a time in the whole Studio, so that it may wait for ever.
 */
export async function brokenFieldRules(
  document: SanityDocument,
  source: Source,
  getClient: Source['getClient'] = source.getClient,
  signal: AbortSignal = AbortSignal.timeout(longestWaitMs),
): Promise<Problem[]> {
  return fieldProblems(
    await validateDocument({ document, workspace: source, getClient, environment: 'studio', signal }),
  )
}
