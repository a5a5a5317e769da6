import { consolePage, consolePageMarkdown } from '@wiring/content/generated/pages.query.ts'
import { pageMarkdown } from '@wiring/content/parts/page/page-markdown.ts'
import { publishedView, readContent } from '../../content/read-content.ts'
import { textResponse } from '../../surfaces/text-response.ts'

export const dynamic = 'force-static'

export async function GET() {
  const page = await readContent(consolePage, publishedView)
  return textResponse(pageMarkdown(consolePageMarkdown, page, {}), 'text/markdown')
}
