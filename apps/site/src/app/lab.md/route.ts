import { labPage, labPageMarkdown } from '@wiring/content/queries'
import { publishedView, readContent } from '../../content/read-content.ts'
import { textAnswer } from '../../metadata/text-answer.ts'

export const dynamic = 'force-static'

export const GET = async () =>
  textAnswer(labPageMarkdown(await readContent(labPage, publishedView)), 'text/markdown')
