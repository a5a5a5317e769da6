import type { Problem } from './problem.ts'
import { isRecord, type Segment, visit } from './visit.ts'

/** Pictures without a text alternative or too small for their place. */
export function pictureProblems(document: unknown): Problem[] {
  const problems: Problem[] = []
  visit(document, (value, path) => {
    if (!isRecord(value) || !isRecord(value.asset)) return
    const size = /-(\d+)x(\d+)-/.exec(String(value.asset._ref))
    if (typeof value.alt !== 'string' || value.alt.trim() === '')
      problems.push({
        level: 'error',
        message: 'This picture has no text alternative.',
        path: [...path, 'alt'],
      })
    if (size) problems.push(...tooSmall(Number(size[1]), Number(size[2]), path))
  })
  return problems
}

function tooSmall(width: number, height: number, path: Segment[]): Problem[] {
  const card = path.at(-1) === 'socialImage'
  const enough = card ? width >= 1200 && height >= 630 : width >= 1200
  const wanted = card ? 'A social card needs 1200 × 630' : 'Sharp screens need 1600'
  if (enough) return []
  return [{ level: 'warning', message: `${width} × ${height} pixels. ${wanted}.`, path }]
}
