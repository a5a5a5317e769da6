import { buildProfile, type FieldName, filledFields, type Profile } from '../profile.ts'
import { cleanText } from './clean-text.ts'
import { asList, asText } from './field-content.ts'
import { fieldNamed } from './field-names.ts'
import { type Entries, entriesOf, LooseObject } from './loose-object.ts'

/** One set of fields that an answer holds, blank where it says nothing. */
export interface FieldRecord {
  profile: Profile
  /** Keys beside the fields that name none. */
  unused: string[]
  guessed: FieldName[]
  isWrapped: boolean
  isCut: boolean
}

/** Such as the text in an answer of an AI's interface. */
export type ReadText = (text: string) => FieldRecord[]

// They bound the time that hostile text takes.
const maxDepth = 12
const maxVisits = 5_000
/** Said to the applicant by name. */
const maxUnused = 6
const nameKey = /^(?:key|name|field|field_?name|label|title|id|heading|section|property|attribute)$/i
const valueKey =
  /^(?:value|values|content|contents|text|items|data|answer|description|list|body|entries|points|response)$/i

/** `["thinking_style", "…"]`, `{"key": "thinking_style", "value": "…"}`. */
function pairOf(value: unknown): readonly [string, unknown] | null {
  if (Array.isArray(value)) {
    const [name, content] = value
    return value.length === 2 && typeof name === 'string' && fieldNamed(name) ? [name, content] : null
  }
  const entries = entriesOf(value)
  const name = entries?.find(([key, each]) => nameKey.test(key) && typeof each === 'string')
  const content = entries?.find(([key]) => valueKey.test(key))
  if (name === undefined || content === undefined || !fieldNamed(name[1] as string)) return null
  return [name[1] as string, content[1]]
}

export function recordOf(entries: Entries, guessed: ReadonlySet<string> = new Set()): FieldRecord {
  const known = entries.flatMap(([key, value]) => {
    const name = fieldNamed(key)
    return name === undefined ? [] : [{ name, value }]
  })
  const contents = Map.groupBy(known, ({ name }) => name)
  const length = (content: string | string[]) => [content].flat().join('').length
  const profile = buildProfile(({ name, kind }) => {
    const read = (contents.get(name) ?? []).map(({ value }) =>
      kind === 'list' ? asList(value) : asText(value),
    )
    const blank = kind === 'list' ? [] : ''
    return read.reduce((best, each) => (length(each) > length(best) ? each : best), blank)
  })
  const filled = filledFields(profile)
  return {
    profile,
    unused: [],
    guessed: [...guessed].flatMap((key) => fieldNamed(key) ?? []).filter((name) => filled.includes(name)),
    isWrapped: false,
    isCut: false,
  }
}

const knownKeys = (entries: Entries) => entries.filter(([key]) => fieldNamed(key) !== undefined)

/** `{"self_description": {all seven}}` is a wrapper. */
const isWrapper = (entries: Entries) =>
  knownKeys(entries).every(([, value]) => knownKeys(entriesOf(value) ?? []).length > 1)

const unusedKey = (key: string) => cleanText(key).slice(0, 40)

class Search {
  readonly records: FieldRecord[] = []
  private visits = 0
  private readonly readText: ReadText

  constructor(readText: ReadText) {
    this.readText = readText
  }

  visit(value: unknown, depth: number): void {
    this.visits += 1
    if (this.visits > maxVisits || depth > maxDepth) return
    if (typeof value === 'string') {
      for (const record of this.readText(value)) this.records.push({ ...record, isWrapped: true })
    } else if (Array.isArray(value)) this.visitList(value, depth)
    else {
      const entries = entriesOf(value)
      if (entries !== null) this.visitObject(entries, value, depth)
    }
  }

  private visitList(list: unknown[], depth: number): void {
    const pairs = list
      .slice(0, maxVisits)
      .flatMap((each) => [pairOf(each) ?? []].filter((pair) => pair.length > 0))
    if (pairs.length > 0) this.records.push({ ...recordOf(pairs as Entries), isWrapped: true })
    else for (const each of list.slice(0, maxVisits)) this.visit(each, list.length === 1 ? depth : depth + 1)
  }

  private visitObject(entries: Entries, value: unknown, depth: number): void {
    const isRecord = knownKeys(entries).length > 0 && !isWrapper(entries)
    const found = this.records.length
    const unused: string[] = []
    for (const [key, inner] of entries.slice(0, maxVisits)) {
      if (isRecord && fieldNamed(key) !== undefined) continue
      const before = this.records.length
      this.visit(inner, depth + 1)
      if (this.records.length === before && unused.length < maxUnused) unused.push(unusedKey(key))
    }
    if (!isRecord) return
    const guessed = value instanceof LooseObject ? value.guessed : undefined
    this.records.splice(found, 0, { ...recordOf(entries, guessed), unused, isWrapped: depth > 0 })
  }
}

export function findRecords(value: unknown, readText: ReadText): FieldRecord[] {
  const search = new Search(readText)
  search.visit(value, 0)
  return search.records
}

/** The keys of an object that holds none of the fields. */
export const foreignKeys = (value: unknown): string[] =>
  (entriesOf(value) ?? [])
    .slice(0, maxVisits)
    .filter(([key]) => fieldNamed(key) === undefined)
    .slice(0, maxUnused)
    .map(([key]) => unusedKey(key))
