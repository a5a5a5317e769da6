import { blocks, escaped, section } from '@wiring/content/parts/markdown/markdown.ts'
import { publicPages } from '../../content/public-pages.ts'
import { env } from '../../env.ts'
import { publishedPageSeo } from '../../surfaces/page-metadata.ts'
import { textResponse } from '../../surfaces/text-response.ts'

export const dynamic = 'force-static'

/** llmstxt.org */
export async function GET() {
  const pages = await Promise.all(
    publicPages.map(async (page) => ({ ...page, ...(await publishedPageSeo(page.id)) })),
  )
  const settings = pages[0]?.settings
  const links = pages.map(
    ({ name, markdown, seo }) =>
      `- [${escaped(seo?.title ?? name)}](${env.SITE_URL}${markdown}): ${escaped(seo?.description)}`,
  )
  const text = blocks(
    `# ${escaped(settings?.name)}`,
    `> ${escaped(settings?.tagline)} ${escaped(settings?.promise)}`,
    section(2, 'Pages', links.join('\n')),
    section(2, 'Optional', `- [Privacy policy](${env.SITE_URL}/privacy-policy.pdf): PDF, two pages`),
  )
  return textResponse(text, 'text/plain')
}
