import type { Problem } from './problems-of.ts'

type Policy = Record<string, unknown>

/** Warns when a version or date that people agreed to gets another text. */
export function policyProblems(type: string, document: Policy, published: Policy | null): Problem[] {
  if (type !== 'privacyPolicy' || !published) return []
  const same = (field: string) => JSON.stringify(document[field]) === JSON.stringify(published[field])
  if (same('title') && same('body')) return []
  const warn = (field: string, message: string): Problem[] =>
    same(field) ? [{ level: 'warning', message, path: [field] }] : []
  return [
    ...warn(
      'version',
      `The text is changed, but its version is still ${document.version}, to which people have agreed as it was. After a change of meaning give it a new one.`,
    ),
    ...warn('effectiveDate', 'The text is changed, but not the day from which it is in force.'),
  ]
}
