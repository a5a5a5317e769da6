import { isRecord } from '@wiring/content/parts/rules/is-record.ts'
import type { Problem } from './problem.ts'
import { type Segment, walkDocument } from './walk-document.ts'

export function pictureProblems(document: unknown, published?: unknown): Problem[] {
  const problems: Problem[] = []
  const publishedPictures = new Map(
    picturesOf(published).map((picture) => [JSON.stringify(picture.path), picture]),
  )
  for (const { path, asset, alt } of picturesOf(document)) {
    const earlier = publishedPictures.get(JSON.stringify(path))
    if (alt === '')
      problems.push({
        level: 'error',
        message: 'This picture has no text alternative.',
        path: [...path, 'alt'],
      })
    else if (earlier && earlier.asset !== asset && earlier.alt === alt)
      problems.push({
        level: 'warning',
        message: `The picture is new. Does the text alternative of the old one still fit? “${alt}”`,
        path: [...path, 'alt'],
      })
    // A drawing is sharp at every size.
    const size = /-(\d+)x(\d+)-(?!svg$)/.exec(asset)
    if (size) problems.push(...sizeProblems(Number(size[1]), Number(size[2]), path))
  }
  return problems
}

interface Picture {
  path: Segment[]
  asset: string
  alt: string
}

function picturesOf(document: unknown): Picture[] {
  const found: Picture[] = []
  walkDocument(document, (value, path) => {
    if (!isRecord(value) || !isRecord(value.asset)) return
    const alt = typeof value.alt === 'string' ? value.alt.trim() : ''
    found.push({ path, asset: String(value.asset._ref), alt })
  })
  return found
}

function sizeProblems(width: number, height: number, path: Segment[]): Problem[] {
  const card = path.at(-1) === 'socialImage'
  const isLargeEnough = card ? width >= 1200 && height >= 630 : width >= 1200
  const wanted = card ? 'A social card needs 1200 × 630' : 'Sharp screens need 1600'
  if (isLargeEnough) return []
  return [{ level: 'warning', message: `${width} × ${height} pixels. ${wanted}.`, path }]
}
