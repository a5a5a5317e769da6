import { specimenPage } from '@wiring/content/queries'
import { publishedView, readContent } from '../../content/read-content.ts'
import { specimenMarkdown } from '../../specimen/specimen-markdown.ts'
import { textAnswer } from '../../surfaces/text-response.ts'

export const dynamic = 'force-static'

export const GET = async () =>
  textAnswer(specimenMarkdown(await readContent(specimenPage, publishedView)), 'text/markdown')
