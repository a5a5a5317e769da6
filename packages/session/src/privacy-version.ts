/** A tab may stay open this long. */
const maxAgeMs = 24 * 60 * 60_000

const clockSkewMs = 5 * 60_000

export const noVersionShown = 'not shown'

export const privacyVersionText = (version: string, at: number) => `privacy policy\n${version}\n${at}`

export const privacyVersionValue = (version: string, at: number, signature: string) =>
  [encodeURIComponent(version), at, signature].join(' ')

/** The signature is not verified yet. */
export function readPrivacyVersion(value: string, now: number) {
  const parts = /^([\w%.!~*'()-]{1,200}) (\d{1,15}) ([0-9a-f]{64})$/.exec(value)
  const [, encoded = '', at = '', signature = ''] = parts ?? []
  const age = now - Number(at)
  if (!parts || age > maxAgeMs || age < -clockSkewMs) return null
  try {
    const version = decodeURIComponent(encoded)
    return { version, text: privacyVersionText(version, Number(at)), signature }
  } catch {
    return null
  }
}
