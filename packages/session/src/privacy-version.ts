/** A tab may stand open this long with the version that it showed (ms). */
const holds = 24 * 60 * 60_000

/** How far the clocks of two servers may differ (ms). */
const skew = 5 * 60_000

/** Stored with a consent that came without the wizard, which showed no policy. */
export const noVersionShown = 'not shown'

/** What the site's server signs, so that nobody else can name a version. */
export const privacyVersionText = (version: string, at: number) => `privacy policy\n${version}\n${at}`

export const privacyVersionValue = (version: string, at: number, signature: string) =>
  [encodeURIComponent(version), at, signature].join(' ')

/** The parts of the header, not yet believed; `null` when it is malformed or too old. */
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
