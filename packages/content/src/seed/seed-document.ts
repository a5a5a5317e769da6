export interface SeedDocument {
  _id: string
  _type: string
  [field: string]: unknown
}

/** In the form that `@sanity/import` resolves. */
export function picture(file: string, alt: string) {
  return { _type: 'picture', _sanityAsset: `image@file://./images/${file}`, alt }
}

/** `## ` begins a heading, `- ` a bullet. */
export function richText(...paragraphs: string[]) {
  return paragraphs.map((paragraph, index) => {
    const key = `p${index + 1}`
    const heading = paragraph.startsWith('## ')
    const bullet = paragraph.startsWith('- ')
    const text = heading ? paragraph.slice(3) : bullet ? paragraph.slice(2) : paragraph
    return {
      _type: 'block',
      _key: key,
      style: heading ? 'h3' : 'normal',
      ...(bullet ? { listItem: 'bullet', level: 1 } : {}),
      markDefs: [],
      children: [{ _type: 'span', _key: `${key}s`, text, marks: [] }],
    }
  })
}

export function keyed<Item extends object>(type: string, prefix: string, items: Item[]) {
  return items.map((item, index) => ({ _type: type, _key: `${prefix}${index + 1}`, ...item }))
}

/** From 0, with room between neighbours. */
export function orderRank(index: number): string {
  return `0|${(index + 1).toString(36).padStart(2, '1')}0000:`
}
