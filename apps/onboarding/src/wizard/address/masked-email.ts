import { readableAddress } from '@wiring/session/readable-address'

/** `mara@deep.example.com` → `m•••@d•••.com`. */
export function maskedEmail(stored: string): string {
  const email = readableAddress(stored)
  if (email.includes('•')) return email
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1)
  return `${email.slice(0, 1)}•••@${[...domain][0] ?? ''}•••${domain.slice(domain.lastIndexOf('.'))}`
}
