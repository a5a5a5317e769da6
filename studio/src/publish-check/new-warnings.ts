import type { Problem } from './problem.ts'
import { isRecord, type Segment } from './visit.ts'

/**
 * The warnings that come with this change: those about something that visitors do not see yet. What was published in spite of a
 * warning is not asked for again.
 */
export function newWarnings(problems: Problem[], document: unknown, published: unknown): Problem[] {
  return problems.filter(({ level, path }) => {
    if (level !== 'warning') return false
    if (!published) return true
    // A text alternative is as good as the picture it stands beside.
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
