/** Written out: the registry would bring the schema into the browser. A test compares them. */
export const sectionIds = ['hero', 'about', 'approach', 'services', 'mirror', 'contact', 'start'] as const

export type SectionId = (typeof sectionIds)[number]

/** The section of `/` that an address of this origin points to. */
export function sectionOf(href: string, origin: string): SectionId | undefined {
  if (!URL.canParse(href, origin)) return undefined
  const url = new URL(href, origin)
  if (url.origin !== origin || url.pathname !== '/') return undefined
  return sectionIds.find((id) => url.hash === `#${id}`)
}
