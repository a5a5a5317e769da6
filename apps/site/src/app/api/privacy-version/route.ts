import { privacyPolicy } from '@wiring/content/documents/privacy-policy/privacy-policy.query.ts'
import { privacyVersionText, privacyVersionValue } from '@wiring/session/privacy-version'
import { signatureOf } from '@wiring/session/signature'
import { publishedView, readContent } from '../../../content/read-content.ts'
import { env } from '../../../env.ts'

export const dynamic = 'force-dynamic'

export async function GET() {
  const policy = await readContent(privacyPolicy, publishedView)
  const version = policy?.version?.trim()
  const headers = { 'cache-control': 'no-store' }
  if (!version) return Response.json({ error: 'No privacy policy is published.' }, { status: 503, headers })
  const at = Date.now()
  const signature = await signatureOf(privacyVersionText(version, at), env.CLIENT_IP_SECRET)
  return Response.json({ version, signed: privacyVersionValue(version, at, signature) }, { headers })
}
