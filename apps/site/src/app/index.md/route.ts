import { landingPage, landingPageMarkdown } from '@wiring/content/generated/pages.query.ts'
import { pageMarkdown } from '@wiring/content/parts/page/page-markdown.ts'
import { publishedView, readContent } from '../../content/read-content.ts'
import { getPace } from '../../landing/get-pace.ts'
import { textResponse } from '../../surfaces/text-response.ts'

export const dynamic = 'force-static'

export async function GET() {
  const page = await readContent(landingPage, publishedView)
  const pace = await getPace(page?.hero)
  return textResponse(pageMarkdown(landingPageMarkdown, page, { hero: pace }), 'text/markdown')
}
