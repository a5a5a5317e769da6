import { labPage } from '@wiring/content/queries'
import { readContent } from '../../content/read-content.ts'
import { publishedView } from '../../content/view.ts'
import { labTwin } from '../../twins/lab-twin.ts'
import { textAnswer } from '../../twins/text-answer.ts'

export const dynamic = 'force-static'

export const GET = async () => textAnswer(labTwin(await readContent(labPage, publishedView)), 'text/markdown')
