/** Every `<` is escaped, so the text cannot end its element. */
export const jsonLdText = (graph: readonly object[]) =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c')

/** Not executed, so the script policy does not apply. */
export function JsonLd({ graph }: { graph: readonly object[] }) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every "<" escaped, the only way to print it as it is
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLdText(graph) }} />
  )
}
