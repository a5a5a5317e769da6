/** Directives of our policies; whatever else a browser, or somebody else, sends is one more label. */
const directives = [
  'connect-src',
  'default-src',
  'font-src',
  'form-action',
  'frame-ancestors',
  'img-src',
  'script-src',
  'script-src-attr',
  'script-src-elem',
  'style-src',
  'style-src-attr',
  'style-src-elem',
  'worker-src',
]
const words = ['inline', 'eval', 'data', 'blob', 'self']
const places = ['site', 'wizard', 'desk']

export type BrowserReport =
  | { kind: 'policy'; directive: string; blocked: string }
  | { kind: 'error'; place: string }

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
const oneOf = (value: unknown, known: readonly string[]) =>
  typeof value === 'string' && known.includes(value) ? value : 'other'

function blockedKind(blocked: unknown): string {
  if (typeof blocked !== 'string') return 'other'
  if (words.includes(blocked)) return blocked
  const scheme = /^(https?|data|blob|chrome-extension|moz-extension|safari-web-extension)\b/.exec(
    blocked,
  )?.[1]
  if (scheme?.endsWith('extension')) return 'extension'
  return scheme?.startsWith('http') ? 'address' : (scheme ?? 'other')
}

/**
 * Of what a browser reports only what can be counted: no address, no script, no line. `null` for what is
 * none of the two.
 */
export function readBrowserReport(body: unknown): BrowserReport | null {
  if (!isRecord(body)) return null
  const policy = body['csp-report']
  if (isRecord(policy)) {
    const directive = policy['effective-directive'] ?? String(policy['violated-directive']).split(' ')[0]
    return {
      kind: 'policy',
      directive: oneOf(directive, directives),
      blocked: blockedKind(policy['blocked-uri']),
    }
  }
  return typeof body.place === 'string' ? { kind: 'error', place: oneOf(body.place, places) } : null
}
