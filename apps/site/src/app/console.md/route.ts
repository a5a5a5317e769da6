import { consolePage } from '@wiring/content/queries'
import { readContent } from '../../content/read-content.ts'
import { publishedView } from '../../content/view.ts'
import { consoleTwin } from '../../twins/console-twin.ts'
import { textAnswer } from '../../twins/text-answer.ts'

export const dynamic = 'force-static'

export const GET = async () =>
  textAnswer(consoleTwin(await readContent(consolePage, publishedView)), 'text/markdown')
