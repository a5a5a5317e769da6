import { getConsolePage } from '../../content/get-console-page.ts'
import { publishedView } from '../../content/view.tsx'
import { consoleTwin } from '../../twins/console-twin.ts'
import { textAnswer } from '../../twins/text-answer.ts'

export const dynamic = 'force-static'

export const GET = async () => textAnswer(consoleTwin(await getConsolePage(publishedView)), 'text/markdown')
