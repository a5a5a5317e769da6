import { getLandingPage } from '../../content/get-landing-page.ts'
import { publishedView } from '../../content/view.tsx'
import { landingTwin } from '../../twins/landing-twin.ts'
import { textAnswer } from '../../twins/text-answer.ts'

export const dynamic = 'force-static'

export const GET = async () => textAnswer(landingTwin(await getLandingPage(publishedView)), 'text/markdown')
