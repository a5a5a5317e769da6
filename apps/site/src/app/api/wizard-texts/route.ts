import { wizardTexts } from '@wiring/content/queries'
import { publishedView, readContent } from '../../../content/read-content.ts'

export const dynamic = 'force-static'

/** For the onboarding app, which has no key to the lake and default texts for what is missing. */
export async function GET() {
  return Response.json(await readContent(wizardTexts, publishedView))
}
