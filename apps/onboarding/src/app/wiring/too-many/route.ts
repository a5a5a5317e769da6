import { tooMany } from '../../../session/too-many.ts'

/** Where a page sends whoever tried too many ids, since a page cannot answer 429 itself. */
export function GET() {
  return tooMany(600)
}
