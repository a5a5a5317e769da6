import { specimenPage } from '@wiring/content/documents/specimen-page/specimen-page.query.ts'
import { publishedView, readContent } from '../../content/read-content.ts'
import { specimenMarkdown } from '../../specimen/specimen-markdown.ts'
import { textResponse } from '../../surfaces/text-response.ts'

export const dynamic = 'force-static'

export const GET = async () =>
  textResponse(specimenMarkdown(await readContent(specimenPage, publishedView)), 'text/markdown')
