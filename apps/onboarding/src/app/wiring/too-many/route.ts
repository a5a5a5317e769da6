import { tooMany } from '../../../session/too-many.ts'

/** A page cannot answer 429 itself. */
export function GET() {
  return tooMany(600)
}
