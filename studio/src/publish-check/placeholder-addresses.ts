import type { Problem } from './problem.ts'
import { walkDocument } from './walk-document.ts'

/** Domains that nobody can own (RFC 2606). */
const placeholder = /[\w.+-]*[@/.][\w-]*\.?example(\.(com|net|org))?\b/i

export function placeholderProblems(document: unknown): Problem[] {
  const problems: Problem[] = []
  walkDocument(document, (value, path) => {
    const found = typeof value === 'string' && !String(path.at(-1)).startsWith('_') && placeholder.exec(value)
    if (found)
      problems.push({
        level: 'warning',
        message: `“${found[0].replace(/^[/.]+/, '')}” is made up: put in your own before going live.`,
        path,
      })
  })
  return problems
}
