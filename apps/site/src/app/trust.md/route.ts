import { trustPage, trustPageMarkdown } from '@wiring/content/generated/pages.query.ts'
import { pageMarkdown } from '@wiring/content/parts/page/page-markdown.ts'
import { publishedView, readContent } from '../../content/read-content.ts'
import { textResponse } from '../../surfaces/text-response.ts'
import { getNumbers } from '../../trust/get-numbers.ts'

export const dynamic = 'force-static'

export async function GET() {
  const page = await readContent(trustPage, publishedView)
  return textResponse(pageMarkdown(trustPageMarkdown, page, { trust: await getNumbers() }), 'text/markdown')
}
