const inlinedSheet = /<style data-precedence="[^"]*" data-href="[^"]*">(.*?)<\/style>/gs

/**
 * Writes React's data as template literals, which escape almost nothing: what stands in the HTML, too,
 * compresses as one with it. The sheets, which stand in it twice, are left out.
 * @param {string} html
 */
export function compactPageData(html) {
  const sheets = [...html.matchAll(inlinedSheet)].map(([, rules = '']) => rules).join('')
  return html.replaceAll(
    /(<script>self\.__next_f\.push\()(.*?)(\)<\/script>)/gs,
    (script, open, data, close) => {
      const text = textOf(data)
      return text === null ? script : `${open}[1,\`${escapeText(withoutSheets(text, sheets))}\`]${close}`
    },
  )
}

/** @param {string} data */
function textOf(data) {
  try {
    const [kind, text, ...rest] = JSON.parse(data)
    return kind === 1 && typeof text === 'string' && rest.length === 0 ? text : null
  } catch {
    return null
  }
}

/**
 * React finds an inlined sheet by its address and never reads its rules: one space stands for them. A row
 * that goes on in the next script is kept.
 * @param {string} text
 * @param {string} sheets
 */
function withoutSheets(text, sheets) {
  let kept = ''
  let from = 0
  for (const { 0: head, 1: length = '', index } of text.matchAll(/:T([0-9a-f]+),/g)) {
    const bytes = Number.parseInt(length, 16)
    const start = index + head.length
    const row = Buffer.from(text.slice(start)).subarray(0, bytes)
    if (index < from || row.byteLength < bytes || !sheets.includes(row.toString())) continue
    kept += `${text.slice(from, index)}:T1, `
    from = start + row.toString().length
  }
  return kept + text.slice(from)
}

/**
 * HTML ends a script at its end tag, and reads on after `<!--` and `<script`.
 * @param {string} text
 */
const escapeText = (text) =>
  text
    .replaceAll(/[\\`]|\$(?=\{)/g, '\\$&')
    .replaceAll('\r', '\\r')
    .replaceAll(/<(?=\/?script|!--)/gi, '\\x3c')

const scriptInHead = /<script src="[^"]*" async=""><\/script>/g
const scriptAhead = /<link rel="preload" as="script"[^>]*>/g
const firstScript = '<script src="'

/**
 * Puts the scripts of the head behind what the page shows: in front of it they share the line with it, and on
 * a phone its first words come when they have come. React finds them wherever they stand.
 * @param {string} html
 */
export function withScriptsLast(html) {
  const end = html.indexOf('</head>')
  const start = html.indexOf(' id="_R_" async=""')
  if (end < 0 || start < end) return html
  const at = html.lastIndexOf(firstScript, start)
  const scripts = html.slice(0, end).match(scriptInHead) ?? []
  const head = html.slice(0, end).replaceAll(scriptInHead, '').replaceAll(scriptAhead, '')
  return head + html.slice(end, at) + scripts.join('') + html.slice(at)
}
