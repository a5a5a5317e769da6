/** A document as it stands in the seed: plain data, its pictures by file name. */
export interface SeedDocument {
  _id: string
  _type: string
  [field: string]: unknown
}

/** A picture of the seed: a file of `seed/pictures`, in the form that `@sanity/import` resolves. */
export function picture(file: string, alt: string) {
  return { _type: 'picture', _sanityAsset: `image@file://./images/${file}`, alt }
}

/** Rich text from plain paragraphs. A paragraph that begins with `## ` is a heading, one with `- ` a bullet. */
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

/** Gives each item of a list the `_key` that Sanity needs, and its `_type`. */
export function keyed<Item extends object>(type: string, prefix: string, items: Item[]) {
  return items.map((item, index) => ({ _type: type, _key: `${prefix}${index + 1}`, ...item }))
}

/** The place of the n-th document of an ordered list (from 0), with room between neighbours for dragging. */
export function orderRank(index: number): string {
  return `0|${(index + 1).toString(36).padStart(2, '1')}0000:`
}
