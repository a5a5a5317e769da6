type Mark = { _type: string; _key: string; href?: unknown }

interface Span {
  _type: 'span'
  _key: string
  text: string
  marks: string[]
}

export interface ReadableBlock {
  _type: 'block'
  _key: string
  style: string
  listItem?: string
  level?: number
  children: Span[]
  markDefs: Mark[]
}

/** The blocks of a rich text that hold words, of each what is whole. Imports write halves, too. */
export function readableBlocks(body: unknown): ReadableBlock[] {
  return records(body).flatMap((block, index) => {
    const children = records(block.children).flatMap((child, place) => spanOf(child, place) ?? [])
    if (block._type !== 'block' || children.every(({ text }) => text.trim() === '')) return []
    return [
      {
        _type: 'block' as const,
        _key: typeof block._key === 'string' ? block._key : `block-${index}`,
        style: typeof block.style === 'string' ? block.style : 'normal',
        ...(typeof block.listItem === 'string' && { listItem: block.listItem, level: levelOf(block.level) }),
        children,
        markDefs: records(block.markDefs).filter(isMark),
      },
    ]
  })
}

const records = (list: unknown): Record<string, unknown>[] =>
  Array.isArray(list) ? list.filter((item) => typeof item === 'object' && item !== null) : []

const levelOf = (level: unknown) => (typeof level === 'number' && level >= 1 ? Math.floor(level) : 1)

const isMark = (mark: Record<string, unknown>): mark is Mark =>
  typeof mark._type === 'string' && typeof mark._key === 'string'

function spanOf({ _type, _key, text, marks }: Record<string, unknown>, place: number): Span | undefined {
  if (_type !== 'span' || typeof text !== 'string') return undefined
  const names = Array.isArray(marks) ? marks.filter((mark) => typeof mark === 'string') : []
  return { _type, _key: typeof _key === 'string' ? _key : `span-${place}`, text, marks: names }
}
