import { getSpecimenPage } from '../../content/get-specimen-page.ts'
import { publishedView } from '../../content/view.tsx'
import { specimenTwin } from '../../twins/specimen-twin.ts'
import { textAnswer } from '../../twins/text-answer.ts'

export const dynamic = 'force-static'

export const GET = async () => textAnswer(specimenTwin(await getSpecimenPage(publishedView)), 'text/markdown')
