import { brand, rooms } from '../theme/tokens.ts'

const { bg, ink, 'ink-2': quiet } = rooms.paper

interface ErrorPageTexts {
  title: string
  status: string
  heading: string
  text: string
  links: { label: string; address: string }[]
  /** Only these values may come from a visitor. */
  form?: { action: string; values: Record<string, string>; button: string }
  /** Without them the page has the system's face and no bar. */
  house?: { brand: string; home: string; font: string }
}

const policyOf = (formAction: string) =>
  `default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:; base-uri 'none'; form-action ${formAction}; object-src 'none'; frame-ancestors 'none'`

export const staticErrorPagePolicy = policyOf("'none'")
export const staticFormPagePolicy = policyOf("'self'")

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

function formMarkup({ action, values, button }: NonNullable<ErrorPageTexts['form']>): string {
  const fields = Object.entries(values).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  )
  return `<form method="post" action="${action}">${fields.join('')}<button>${button}</button></form>`
}

/** Loads nothing. Texts are not escaped: none may come from a visitor. */
export function staticErrorPage({
  title,
  status,
  heading,
  text,
  links,
  form,
  house,
}: ErrorPageTexts): string {
  const anchors = links.map(({ label, address }) => `<a href="${address}">${label}</a>`).join('')
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>
${house ? `@font-face{font-family:"Familjen Grotesk Variable";font-weight:400 700;src:url(data:font/woff2;base64,${house.font})}` : ''}
@view-transition{navigation:auto}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:40px 20px;background:${bg};color:${ink};font:400 17px/1.5 "Familjen Grotesk Variable",system-ui,sans-serif}
main{max-width:640px}
p{margin:0 0 24px;max-width:34em;color:${quiet}}
h1{font-weight:600;font-size:clamp(2.5rem,8vw,4.5rem);line-height:.96;letter-spacing:-.045em;margin:24px 0}
small{font:500 12px/1.4 ui-monospace,monospace;letter-spacing:.04em;text-transform:uppercase}
form{display:inline}
a,button{display:inline-flex;align-items:center;min-height:52px;padding:0 22px;margin:0 8px 8px 0;border:1px solid ${ink};border-radius:2px;background:none;color:${ink};font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
button,main:not(:has(form))>a:first-of-type{background:${ink};color:${bg}}
:is(a,button):focus-visible{outline:2px solid ${ink};outline-offset:2px}
main svg{width:100%;height:auto;display:block}
.brand{position:absolute;top:6px;left:20px;gap:10px;min-height:44px;padding:0;margin:0;border:0;font-size:20px;letter-spacing:-.03em}
</style>
</head>
<body>
${house ? `<a class="brand" href="${house.home}">${logo}${escapeHtml(house.brand)}</a>` : ''}
<main>
${brokenLine}
<small>${status}</small>
<h1>${heading}</h1>
<p>${text}</p>
${form ? formMarkup(form) : ''}${anchors}
</main>
</body>
</html>`
}

const logo = `<svg viewBox="0 0 26 26" width="22" height="22" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true"><circle cx="4.5" cy="21.5" r="3"/><circle cx="21.5" cy="4.5" r="3" fill="${brand.red}" stroke="none"/><path d="M4.5 18.5V12a3 3 0 0 1 3-3h6a3 3 0 0 0 3-3V4.5h2"/></svg>`

const brokenLine = `<svg viewBox="0 0 640 96" fill="none" stroke-width="3" aria-hidden="true"><path d="M12 48h250" stroke="${ink}"/><path d="M262 33l16 14-12 11 18 16" stroke="${brand.red}"/><path d="M300 48h320" stroke="${brand.red}" stroke-dasharray="4 6"/><circle cx="12" cy="48" r="9" fill="${bg}" stroke="${ink}"/><circle cx="626" cy="48" r="9" fill="${brand.red}"/></svg>`
