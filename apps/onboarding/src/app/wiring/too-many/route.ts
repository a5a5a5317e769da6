import { tooMany } from '../../../session/too-many.ts'

/** A page redirects here because it cannot answer 429 itself. */
export function GET() {
  return tooMany(600)
}
