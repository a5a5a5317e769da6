/** Text that cannot end the element it stands in: `<` only ever occurs as an escape. */
export const jsonLdText = (graph: readonly object[]) =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c')

/** Structured data of a page. The browser does not run it, so the policy for scripts does not concern it. */
export function JsonLd({ graph }: { graph: readonly object[] }) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every "<" escaped, the only way to print it as it is
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLdText(graph) }} />
  )
}
