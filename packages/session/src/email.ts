import { maxEmailLength, maxEmailLocalLength } from './limits.ts'
import { serverSentences } from './messages.ts'

export interface Email {
  /** As typed before the @, the domain in punycode. */
  address: string
  /** Lower case: one waitlist row each. */
  unique: string
  /** Also without `+tag` and Gmail's dots: one mail limit each. */
  canonical: string
}

/** A leading `-` would be an option to mail programs. */
const local = /^(?!-)[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i
const label = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u

const ipv4 = /^\d+(\.\d+){3}$/

const gmail = ['gmail.com', 'googlemail.com']

/** Between letters of other scripts a joiner has a meaning. */
const withoutInvisible = (text: string) =>
  text.replace(
    /(?![\u200C\u200D])\p{Default_Ignorable_Code_Point}|(?<![^\p{ASCII}])[\u200C\u200D]|[\u200C\u200D](?![^\p{ASCII}])/gu,
    '',
  )

function asciiDomain(domain: string): string | null {
  const labels = domain.normalize('NFC').split('.')
  const top = labels.at(-1) ?? ''
  if (labels.length < 2 || [...top].length < 2 || /^\p{N}+$/u.test(top)) return null
  if (!labels.every((part) => label.test(part))) return null
  const address = `http://${domain}`
  if (!URL.canParse(address)) return null
  const { hostname } = new URL(address)
  // URL reads numbers in any notation: `127.0.0.0x01` is an IP.
  if (ipv4.test(hostname)) return null
  const fits = hostname.length <= 253 && hostname.split('.').every((part) => part.length <= 63)
  return fits ? hostname : null
}

/** RFC 5321 dot-atom, ASCII before the @, IDN domains. */
export function parseEmail(typed: unknown): Email | null {
  if (typeof typed !== 'string' || typed.length > 1_000) return null
  const trimmed = withoutInvisible(typed).trim()
  const at = trimmed.lastIndexOf('@')
  const name = trimmed.slice(0, at)
  if (at < 1 || name.length > maxEmailLocalLength || !local.test(name)) return null
  const domain = asciiDomain(trimmed.slice(at + 1))
  if (domain === null) return null
  const address = `${name}@${domain}`
  if (address.length > maxEmailLength) return null
  return { address, unique: address.toLowerCase(), canonical: canonicalAddress(name.toLowerCase(), domain) }
}

function canonicalAddress(name: string, domain: string): string {
  const mailbox = name.split('+')[0] || name
  return gmail.includes(domain) ? `${mailbox.replaceAll('.', '')}@gmail.com` : `${mailbox}@${domain}`
}

/** Names letters that are valid before the @, but that we cannot mail to. */
export function addressRefusal(typed: string): string {
  const foreign = /[\p{L}\p{M}\p{N}]/u
  const plain = [...typed]
    .map((sign) => (!/\p{ASCII}/u.test(sign) && foreign.test(sign) ? 'x' : sign))
    .join('')
  const [name = ''] = typed.split('@')
  return parseEmail(plain) !== null && /[^\p{ASCII}]/u.test(withoutInvisible(name))
    ? serverSentences.foreignLetters
    : serverSentences.badAddress
}

const asciiSigns: [RegExp, string][] = [
  [/\uFE6B/g, '@'],
  [/[\u3002\uFF61]/g, '.'],
  [/[\u2018\u2019\u02BC\uFF07]/g, "'"],
  [/[\u2010\u2011]/g, '-'],
]

const fullWidth = (sign: string) => String.fromCodePoint((sign.codePointAt(0) ?? 0) - 0xfee0)

/** Only what stands around an address goes, nothing is guessed. */
export function cleanAddress(typed: string): string {
  let text = withoutInvisible(typed).replace(/[\uFF01-\uFF5E]/g, fullWidth)
  for (const [sign, ascii] of asciiSigns) text = text.replace(sign, ascii)
  const [inner, another] = [...text.matchAll(/<([^<>]*@[^<>]*)>/g)]
  if (inner && !another) text = inner[1] ?? ''
  return withoutWrapping(withoutScheme(withoutWrapping(text))).replace(/\s*@\s*/, '@')
}

function withoutScheme(text: string): string {
  const link = /^mailto\s*:\s*([^?]*)/i.exec(text)?.[1]
  if (link === undefined) return text
  try {
    return decodeURIComponent(link)
  } catch {
    return link
  }
}

/** Quotes, brackets and the punctuation of a sentence. */
function withoutWrapping(text: string): string {
  const opened = text.replace(/^[\s"“”„«»‹›‚([<]+/u, '')
  const closed = opened.replace(/[\s"“”„«»‹›‚)\]}>.,;:!?…'*_`]+$/u, '')
  // These may begin an address, so they go as a pair only.
  const first = closed[0] ?? ''
  const isPair = "'*_`{".includes(first) && opened.slice(closed.length).includes(first === '{' ? '}' : first)
  return isPair ? closed.slice(1) : closed
}
