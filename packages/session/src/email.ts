import * as z from 'zod/mini'
import { maxEmailLength, maxEmailLocalLength } from './limits.ts'

export const signupBody = z.strictObject({ email: z.string() })

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
  const trimmed = typed.trim()
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
