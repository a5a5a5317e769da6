import { getLabPage } from '../../content/get-lab-page.ts'
import { publishedView } from '../../content/view.tsx'
import { labTwin } from '../../twins/lab-twin.ts'
import { textAnswer } from '../../twins/text-answer.ts'

export const dynamic = 'force-static'

export const GET = async () => textAnswer(labTwin(await getLabPage(publishedView)), 'text/markdown')
