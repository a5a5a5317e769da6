import { siteSettings } from '@wiring/content/documents/site-settings/site-settings.query.ts'
import { publishedView, readContent } from '../../../content/read-content.ts'
import { env } from '../../../env.ts'
import { textResponse } from '../../../surfaces/text-response.ts'

export const dynamic = 'force-static'

/** Each start and each change of the settings makes the file again. RFC 9116 advises less than a year. */
const validForMs = 330 * 86_400_000

/** RFC 9116 */
export async function GET() {
  const settings = await readContent(siteSettings, publishedView)
  const lines = [
    ...(settings?.contactEmail ? [`Contact: mailto:${settings.contactEmail}`] : []),
    `Expires: ${new Date(Date.now() + validForMs).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${env.SITE_URL}/.well-known/security.txt`,
  ]
  return textResponse(lines.join('\n'), 'text/plain')
}
