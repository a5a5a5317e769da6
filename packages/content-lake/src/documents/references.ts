import { isObject, type LakeDocument } from './lake-document.ts'

export function strongReferences(document: LakeDocument): Set<string> {
  const found = new Set<string>()
  collect(document, found)
  return found
}

function collect(value: unknown, found: Set<string>): void {
  if (Array.isArray(value)) for (const item of value) collect(item, found)
  else if (isObject(value)) {
    const target = value._ref
    if (typeof target === 'string' && value._weak !== true && !('_dataset' in value) && !target.includes(':'))
      found.add(target)
    for (const key in value) collect(value[key], found)
  }
}

/** Publishing makes references strong that were weak only because their target was a draft. */
export function strengthenReferences<T>(value: T): T
export function strengthenReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strengthenReferences)
  if (!isObject(value)) return value
  const waits = value._strengthenOnPublish
  if (typeof value._ref !== 'string' || !waits)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, strengthenReferences(inner)]))
  const { _strengthenOnPublish: _, _weak: weak, ...reference } = value
  return isObject(waits) && waits.weak === true ? { ...reference, _weak: weak } : reference
}
