import { resolveTxt } from 'node:dns/promises'
import type { Check, Finding } from './check.ts'

export type TextRecords = (name: string) => Promise<string[][]>

const records = (read: TextRecords, name: string) =>
  read(name).then(
    (found) => found.map((parts) => parts.join('')),
    () => [],
  )

/** Whether receivers can tell the studio's mails from forged ones. `from`: "Tracework <map@example.com>". */
export function mailDomainChecks(from: string, selector: string, read: TextRecords = resolveTxt): Check[] {
  const domain = from.replace(/>\s*$/, '').split('@').at(-1) ?? ''
  const record = (name: string, host: string, pattern: RegExp, remedy: string): Check => ({
    name,
    async run(): Promise<Finding> {
      const found = (await records(read, host)).filter((text) => pattern.test(text))
      if (found.length === 1) return null
      const problem =
        found.length === 0
          ? `${host} has no ${name} record.`
          : `${host} has ${found.length} ${name} records, so none counts.`
      return { problem, remedy }
    },
  })
  return [
    record('SPF', domain, /^v=spf1 /i, 'Add the TXT record that your mail provider names, as one record.'),
    record(
      'DKIM',
      `${selector}._domainkey.${domain}`,
      /(^|;)\s*p=[A-Za-z0-9+/]/,
      'Add the key that your mail provider names, or set DKIM_SELECTOR to its name.',
    ),
    record(
      'DMARC',
      `_dmarc.${domain}`,
      /^v=DMARC1\s*;.*\bp=(quarantine|reject)\b/i,
      'Add a TXT record: v=DMARC1; p=quarantine; rua=mailto:… — a policy of none stops no forged mail.',
    ),
  ]
}
