/** A tab may stay open this long (ms). */
const holds = 24 * 60 * 60_000

/** Clock skew between servers (ms). */
const skew = 5 * 60_000

/** Stored for a consent without the wizard, which showed no policy. */
export const noVersionShown = 'not shown'

/** Signed by the site, so that nobody else can name a version. */
export const privacyVersionText = (version: string, at: number) => `privacy policy\n${version}\n${at}`

export const privacyVersionValue = (version: string, at: number, signature: string) =>
  [encodeURIComponent(version), at, signature].join(' ')

/** Not yet verified; `null` when malformed or too old. */
export function readPrivacyVersion(value: string, now: number) {
  const parts = /^([\w%.!~*'()-]{1,200}) (\d{1,15}) ([0-9a-f]{64})$/.exec(value)
  const [, encoded = '', at = '', signature = ''] = parts ?? []
  const age = now - Number(at)
  if (!parts || age > holds || age < -skew) return null
  try {
    const version = decodeURIComponent(encoded)
    return { version, text: privacyVersionText(version, Number(at)), signature }
  } catch {
    return null
  }
}
