import { specimenPage } from '@wiring/content/queries'
import { readContent } from '../../content/read-content.ts'
import { publishedView } from '../../content/view.ts'
import { textAnswer } from '../../metadata/text-answer.ts'
import { specimenMarkdown } from '../../specimen/specimen-markdown.ts'

export const dynamic = 'force-static'

export const GET = async () =>
  textAnswer(specimenMarkdown(await readContent(specimenPage, publishedView)), 'text/markdown')
