import { portableTextToMarkdown } from '@portabletext/markdown'
import { validateHref } from '../link/validate-href.ts'
import { type ReadableBlock, readableBlocks } from './readable-blocks.ts'

type Options = NonNullable<Parameters<typeof portableTextToMarkdown>[1]>
type Render = (options: { children?: string }) => string

const words: Render = ({ children = '' }) => children
const heading: Render = ({ children = '' }) => `### ${children}`
const smallHeading: Render = ({ children = '' }) => `#### ${children}`

/** As the page draws them. */
const options: Options = {
  block: {
    ...{ h1: heading, h2: heading, h3: heading, h4: smallHeading, h5: smallHeading, h6: smallHeading },
    blockquote: words,
  },
  marks: {
    // An underscore within a word is none of Markdown's.
    em: ({ children }) => `*${children}*`,
    link: ({ value, children }) => {
      const href: unknown = value?.href
      if (typeof href !== 'string' || validateHref(href) !== true) return children
      return `[${children}](${href.replace(/[()<>[\]\\"'`*_]/g, percent)})`
    },
    underline: words,
    'strike-through': words,
  },
}

const percent = (sign: string) => `%${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase()}`

/** Headings begin at the third level; what an import left broken is left out. */
export function richTextMarkdown(body: unknown): string {
  return portableTextToMarkdown(readableBlocks(body).map(forMarkdown), options)
}

/** In Markdown no space stands inside the signs of an emphasis, and lines with bars could be a table. */
function forMarkdown(block: ReadableBlock): ReadableBlock {
  const hasBars = block.children.some(({ text }) => text.includes('|'))
  const links = new Set(block.markDefs.map(({ _key }) => _key))
  const children = block.children.flatMap((span) => {
    const [, before = '', inner = '', after = ''] =
      /^(\s*)(.*?)(\s*)$/s.exec(hasBars ? span.text.replaceAll('\n', ' ') : span.text) ?? []
    const around = span.marks.filter((mark) => links.has(mark))
    return [
      { ...span, text: before, marks: around, _key: `${span._key}-before` },
      { ...span, text: inner },
      { ...span, text: after, marks: around, _key: `${span._key}-after` },
    ].filter(({ text }) => text !== '')
  })
  return { ...block, children }
}
