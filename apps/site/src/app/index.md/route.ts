import { getLandingPage } from '../../content/get-landing-page.ts'
import { publishedView } from '../../content/view.tsx'
import { getPace } from '../../landing/get-pace.ts'
import { landingTwin } from '../../twins/landing-twin.ts'
import { textAnswer } from '../../twins/text-answer.ts'

export const dynamic = 'force-static'

export async function GET() {
  const page = await getLandingPage(publishedView)
  return textAnswer(landingTwin(page, await getPace(page?.hero)), 'text/markdown')
}
