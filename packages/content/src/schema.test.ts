import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { pageSections } from './page-sections.ts'
import { documents, parts, schemaTypes, sections } from './schema.ts'
import { singletons } from './singletons.ts'

const here = new URL('./', import.meta.url)
const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
const folders = (name: string) =>
  readdirSync(new URL(name, here), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)

/** Their documents follow from `pages.ts`. */
const isPageOfSections = ({ name }: { name: string }) => name in pageSections

function fieldsOf(type: unknown, path: string): [string, { description?: unknown }][] {
  if (typeof type !== 'object' || type === null) return []
  const { fields = [], of = [] } = type as { fields?: { name: string }[]; of?: { name?: string }[] }
  return [
    ...fields.flatMap((field): [string, object][] => [
      [`${path}.${field.name}`, field],
      ...fieldsOf(field, `${path}.${field.name}`),
    ]),
    ...of.flatMap((member) => fieldsOf(member, `${path}[]`)),
  ]
}

describe('the schema', () => {
  test.each(['documents', 'sections'])('has one type for each folder of %s, named after it', (list) => {
    const types = list === 'documents' ? documents.filter((type) => !isPageOfSections(type)) : sections
    expect(types.map(({ name }) => name).toSorted()).toEqual(folders(list).map(camel).toSorted())
  })

  test.each([
    ...folders('documents').map((name) => `documents/${name}/${name}.schema.ts`),
    ...folders('sections').flatMap((name) => [
      `sections/${name}/${name}.schema.ts`,
      `sections/${name}/${name}.query.ts`,
    ]),
  ])('has %s', (path) => {
    expect(existsSync(new URL(path, here))).toBe(true)
  })

  test('puts every section on exactly one page', () => {
    const pages = documents.filter(({ name }) => name.endsWith('Page'))
    const used = pages.flatMap((page) =>
      fieldsOf(page, '').map(([, field]) => (field as { type?: string }).type),
    )
    for (const { name } of sections)
      expect([name, used.filter((type) => type === name)]).toEqual([name, [name]])
  })

  test('lists its types in alphabetical order, so that two people add one without a conflict', () => {
    for (const list of [documents, parts]) {
      const names = list.filter((type) => !isPageOfSections(type)).map(({ name }) => name)
      expect(names).toEqual(names.toSorted())
    }
  })

  test('names only documents as singletons', () => {
    const names = documents.map(({ name }) => name)
    expect(singletons.filter((name) => !names.includes(name))).toEqual([])
  })

  test('explains every document and every field in plain words', () => {
    const types = schemaTypes.filter(({ name }) => !parts.some((part) => part.name === name))
    const unexplained = types.flatMap((type) => {
      const described = 'description' in type && typeof type.description === 'string'
      // Sections and search fields are described by their types.
      const fields = fieldsOf(type, type.name).filter(([, field]) => {
        const { type: fieldType } = field as { type?: string }
        return field.description === undefined && !schemaTypes.some(({ name }) => name === fieldType)
      })
      return [...(described ? [] : [type.name]), ...fields.map(([path]) => path)]
    })
    expect(unexplained).toEqual([])
  })

  test('is imported by no query, seed or component', () => {
    const files = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /(?<!\.test)\.(query\.ts|tsx)$|^seed\/(?!.*test)/.test(file),
    )
    const offenders = files.filter(
      (file) =>
        /\.tsx?$/.test(file) &&
        /from '(sanity|.*\.schema\.ts)'/.test(readFileSync(new URL(file, here), 'utf8')),
    )
    expect(offenders).toEqual([])
  })
})
