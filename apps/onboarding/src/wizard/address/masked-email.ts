/** `mara@deep.example.com` → `m•••@d•••.com`. */
export function maskedEmail(email: string): string {
  if (email.includes('•')) return email
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1)
  return `${email.slice(0, 1)}•••@${domain.slice(0, 1)}•••${domain.slice(domain.lastIndexOf('.'))}`
}
