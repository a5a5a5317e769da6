import { privacyPolicy } from '@wiring/content/documents/privacy-policy/privacy-policy.query.ts'
import { type ContentView, publishedView, readContent } from '../content/read-content.ts'
import type { Policy } from './draw-policy.ts'
import { policyBlocks } from './policy-blocks.ts'

const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

export async function getPolicy(view: ContentView = publishedView): Promise<Policy | null> {
  const policy = await readContent(privacyPolicy, view)
  if (!policy) return null
  const date = new Date(policy.effectiveDate ?? 0)
  const version = [
    policy.version && `Version ${policy.version}`,
    policy.effectiveDate && `in force since ${longDate.format(date)}`,
    policy.studio?.contactEmail,
  ]
  return {
    title: policy.title ?? '',
    studio: policy.studio?.name ?? '',
    version: version.filter(Boolean).join(' · '),
    date,
    blocks: policyBlocks(policy.body),
  }
}
