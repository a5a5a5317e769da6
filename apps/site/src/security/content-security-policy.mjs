import { createHash } from 'node:crypto'

/** Exact: an injected script gets no hash. */
const nextScripts = [
  /^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(\[\d+\]\)$/,
  /^requestAnimationFrame\(function\(\)\{\$RT=performance\.now\(\)\}\);?$/,
]
const startup =
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{.*\})\);$/s
const push = /^self\.__next_f\.push\((\[.*\])\)$/s
/** As `compactPageData` writes it: a literal without a placeholder runs nothing. */
const literalPush = /^self\.__next_f\.push\(\[1,`(?:[^\\`$]|\\.|\$(?!\{))*`\]\)$/s
const inline = /<script(?<attributes>(?:\s[^>]*)?)>(?<body>[\s\S]*?)<\/script>/g

/** @param {string} text */
function isJson(text) {
  try {
    return typeof JSON.parse(text) === 'object'
  } catch {
    return false
  }
}

/** @param {string} body */
function isNextScript(body) {
  if ([...nextScripts, literalPush].some((pattern) => pattern.test(body))) return true
  const payload = push.exec(body)?.[1] ?? startup.exec(body)?.[1]
  return payload !== undefined && isJson(payload)
}

/** @param {string} html */
export function scriptHashes(html) {
  const bodies = [...html.matchAll(inline)]
    .filter((match) => !/\ssrc=|type="application\/ld\+json"/.test(match.groups?.attributes ?? ''))
    .map((match) => match.groups?.body ?? '')
    .filter(isNextScript)
  return [...new Set(bodies)].map((body) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`)
}

/**
 * @param {string[]} scripts hashes, or one nonce
 * @param {{ lake: string, supabase: string, studio: string }} origins
 * @param {boolean} [drafts]
 */
export function pagePolicy(scripts, { lake, supabase, studio }, drafts = false) {
  return [
    "default-src 'self'",
    `script-src 'self' ${scripts.join(' ')}`.trim(),
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${lake}`,
    "font-src 'self'",
    `connect-src 'self' ${supabase}${drafts ? ` ${studio} ${lake}` : ''}`,
    `frame-ancestors 'self' ${studio}`,
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    'report-uri /reports',
  ].join('; ')
}
