import { privacyPolicy } from '@wiring/content/documents/privacy-policy/privacy-policy.query.ts'
import { signedPrivacyVersion } from '@wiring/contract/signature'
import { publishedView, readContent } from '../../../content/read-content.ts'
import { env } from '../../../env.ts'

export const dynamic = 'force-dynamic'

export async function GET() {
  const policy = await readContent(privacyPolicy, publishedView)
  const version = policy?.version?.trim()
  const headers = { 'cache-control': 'no-store' }
  if (!version) return Response.json({ error: 'No privacy policy is published.' }, { status: 503, headers })
  const signed = await signedPrivacyVersion(version, Date.now(), env.CLIENT_IP_SECRET)
  return Response.json({ version, signed }, { headers })
}
