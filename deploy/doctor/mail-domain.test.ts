import { expect, test } from 'vitest'
import { mailDomainChecks } from './mail-domain.ts'

const from = 'Tracework <map@studio.example>'

const good: Record<string, string[][]> = {
  'studio.example': [['v=spf1 include:', '_spf.mail.example ~all'], ['google-site-verification=x']],
  'resend._domainkey.studio.example': [['p=MIGfMA0GCSqGSIb3DQEB']],
  '_dmarc.studio.example': [['v=DMARC1; p=quarantine; rua=mailto:d@studio.example']],
}

async function problems(records: Record<string, string[][]>): Promise<(string | undefined)[]> {
  const read = async (name: string) => records[name] ?? Promise.reject(new Error('ENOTFOUND'))
  const found = await Promise.all(mailDomainChecks(from, 'resend', read).map((check) => check.run()))
  return found.map((each) => each?.problem)
}

test('a domain that says who may send for it is well', async () => {
  expect(await problems(good)).toEqual([undefined, undefined, undefined])
})

test.each([
  ['studio.example', undefined, 'studio.example has no SPF record.'],
  ['studio.example', [['v=spf1 -all'], ['v=spf1 ~all']], 'studio.example has 2 SPF records, so none counts.'],
  ['resend._domainkey.studio.example', [['p=']], 'resend._domainkey.studio.example has no DKIM record.'],
  ['_dmarc.studio.example', [['v=DMARC1; p=none']], '_dmarc.studio.example has no DMARC record.'],
])('of %s with %j it says so', async (name, records, sentence) => {
  const { [name]: _, ...others } = good
  const changed = records === undefined ? others : { ...others, [name]: records }
  expect((await problems(changed)).filter(Boolean)).toEqual([sentence])
})
