import { type SanityDocument, type Source, type ValidationMarker, validateDocument } from 'sanity'
import type { Problem } from './problem.ts'

export function fieldProblems(markers: readonly ValidationMarker[]): Problem[] {
  return markers.flatMap(({ level, message, path }) =>
    level === 'info'
      ? []
      : [{ level, message, path: path.filter((part) => !Array.isArray(part)) as Problem['path'] }],
  )
}

/** `getClient` serves rules that query other documents. */
export async function brokenFieldRules(
  document: SanityDocument,
  source: Source,
  getClient: Source['getClient'] = source.getClient,
): Promise<Problem[]> {
  return fieldProblems(
    await validateDocument({ document, workspace: source, getClient, environment: 'studio' }),
  )
}
