import type { SchemaType } from 'sanity'
import { expect, test } from 'vitest'
import { schema, shownMarkers } from '../tests/validation-problems.ts'
import { documents } from './schema.ts'

/** Reads “https://live.example”. */
const hostile = 'https://\u202Eevil\u202C.example'

interface Typed {
  value: unknown
  /** Of each text that an editor can type. */
  paths: string[][]
}

/** Chosen values and what the Studio writes itself are not typed. */
function isTyped({ name, options, hidden }: SchemaType & { options?: { list?: unknown } }): boolean {
  return options?.list === undefined && hidden !== true && name !== 'signalColor'
}

const isBlock = (type: SchemaType): boolean =>
  type.name === 'block' || (type.type ? isBlock(type.type) : false)

/** The text in every place of a type that takes one. */
function filled(type: SchemaType, path: string[]): Typed {
  if (type.jsonType === 'string')
    return isTyped(type) && !['date', 'datetime'].includes(rootName(type))
      ? { value: hostile, paths: [path] }
      : { value: undefined, paths: [] }
  if (isBlock(type)) return filledBlock(type, path)
  if (type.jsonType === 'array') {
    const items = type.of.map((member, index) => filled(member, [...path, String(index)]))
    return { value: items.map(({ value }) => value), paths: items.flatMap(({ paths }) => paths) }
  }
  if (type.jsonType !== 'object' || type.fields.some(({ name }) => name === '_ref'))
    return { value: undefined, paths: [] }
  const fields = type.fields.map((field) => ({
    name: field.name,
    ...filled(field.type, [...path, field.name]),
  }))
  const entries = fields.map(({ name, value }): [string, unknown] => [name, value])
  return {
    value: {
      _type: type.name,
      _key: path.join('.'),
      ...Object.fromEntries(entries.filter(([, value]) => value !== undefined)),
    },
    paths: fields.flatMap(({ paths }) => paths),
  }
}

/** Its words, and each field of its annotations. */
function filledBlock(type: SchemaType, path: string[]): Typed {
  const fields = type.jsonType === 'object' ? type.fields : []
  const marks = fields.find(({ name }) => name === 'markDefs')?.type
  const { value, paths } = marks ? filled(marks, [...path, 'markDefs']) : { value: [], paths: [] }
  const span = { _type: 'span', _key: 's', text: hostile, marks: [] }
  return {
    value: { _type: 'block', _key: path.join('.'), style: 'normal', children: [span], markDefs: value },
    paths: [path, ...paths],
  }
}

const rootName = (type: SchemaType): string => (type.type ? rootName(type.type) : type.name)

/** Items by their number. */
const withoutKeys = (path: readonly unknown[]) =>
  path.map((part) => String(typeof part === 'object' && part ? lastOf(part as { _key?: string }) : part))
const lastOf = ({ _key = '' }: { _key?: string }) => _key.split('.').at(-1)

test.each(documents.map(({ name }) => name))(
  'each text of a %s that an editor can type is kept from hidden characters',
  async (name) => {
    const type = schema.get(name)
    if (!type) throw new Error(`${name} is no type.`)
    const { value, paths } = filled(type, [])
    const markers = await shownMarkers({ ...(value as object), _id: name, _type: name })
    const refused = markers
      .filter(({ level, message }) => level === 'error' && /invisible character/i.test(message))
      .map(({ path }) => withoutKeys(path).join('.'))
    expect(paths.length).toBeGreaterThan(0)
    expect(paths.map((path) => path.join('.')).filter((path) => !refused.includes(path))).toEqual([])
  },
)
