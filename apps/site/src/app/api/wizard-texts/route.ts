import { wizardTexts } from '@wiring/content/documents/wizard-texts/wizard-texts.query.ts'
import { publishedView, readContent } from '../../../content/read-content.ts'

export const dynamic = 'force-static'

/** For the onboarding app, which has no access to the lake. */
export async function GET() {
  return Response.json(await readContent(wizardTexts, publishedView))
}
