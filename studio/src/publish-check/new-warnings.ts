import type { Problem } from './problems-of.ts'
import { isRecord, type Segment } from './walk-document.ts'

/** Warnings about what visitors do not see yet; what was published in spite of one is not asked again. */
export function newWarnings(problems: Problem[], document: unknown, published: unknown): Problem[] {
  return problems.filter(({ level, path }) => {
    if (level !== 'warning') return false
    if (!published) return true
    const about = path.at(-1) === 'alt' ? path.slice(0, -1) : path
    return (
      about.length > 0 &&
      JSON.stringify(valueAt(document, about)) !== JSON.stringify(valueAt(published, about))
    )
  })
}

function valueAt(document: unknown, path: Segment[]): unknown {
  return path.reduce<unknown>((value, part) => {
    if (typeof part === 'object')
      return Array.isArray(value) ? value.find((item) => item?._key === part._key) : undefined
    if (Array.isArray(value)) return value[Number(part)]
    return isRecord(value) ? value[part] : undefined
  }, document)
}
