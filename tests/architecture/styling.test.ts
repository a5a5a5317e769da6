import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { listedFiles, read, sourceFiles } from './source-files.ts'
import { styledTemplates } from './styled-templates.ts'

interface Way {
  styled: RegExp
  /** Relative to the folder; all other style sheets are refused. */
  sheets: RegExp
  advice: string
}

const nothing = /^$/
const parts =
  'Style a part above the server component that wears it (`const Title = styled.h3`), what a client component wears by class in its <name>.styles.ts.'
const part =
  'Style it in small parts (`const Title = styled.h3`) beside the component that wears them, or in a <name>.styles.ts.'
const sheet = 'Style it in a style sheet beside the primitive, with classes that begin with ui- or map-.'

const ways: Record<string, Way> = {
  'packages/content': { styled: /\.(tsx|styles\.ts)$/, sheets: nothing, advice: parts },
  // For what belongs to no component, and for the error screen, a client component.
  'apps/site': { styled: /\.(tsx|styles\.ts)$/, sheets: /^src\/shell\/shell\.css$/, advice: parts },
  'apps/desk': {
    styled: /(\.tsx|\.styles\.ts)$/,
    sheets: nothing,
    advice: part,
  },
  'apps/onboarding': {
    styled: /\.(tsx|styles\.ts)$/,
    sheets: nothing,
    advice: parts,
  },
  'packages/ui': { styled: nothing, sheets: /./, advice: sheet },
  'packages/sheet': { styled: nothing, sheets: /./, advice: sheet },
}

const sources = sourceFiles().filter((file) => !/\.test\.tsx?$|\/(testing|tests)\//.test(file))
const sheets = listedFiles('*.css', '*.scss')

test.each(Object.entries(ways))('%s is styled in one way', (folder, { styled, sheets: allowed, advice }) => {
  const own = (file: string) => file.startsWith(`${folder}/`)
  const wrong = [
    ...sources.filter(
      (file) => own(file) && imports(file).includes('styled-components') && !styled.test(file),
    ),
    ...sheets.filter((file) => own(file) && !allowed.test(file.slice(folder.length + 1))),
  ]
  expect(wrong, advice).toEqual([])
})

test('a part of the desk styles itself: its states are props, and no rule names a class', () => {
  const parts = styledTemplates().filter(({ file }) => file.startsWith('apps/desk/'))
  expect(parts.length).toBeGreaterThan(150)
  expect(
    parts.filter(({ classRules }) => classRules > 0).map(({ file }) => file),
    part,
  ).toEqual([])
})

test('no rule leads from one element to another by a class', () => {
  const deep = styledTemplates().flatMap(({ file, deepSelectors }) =>
    deepSelectors.map((selector) => `${file}: ${selector}`),
  )
  expect(
    deep,
    'Give the inner element a class of its own, or let it read a custom property that the outer one sets.',
  ).toEqual([])
})

test('no other folder has styles of its own', () => {
  const elsewhere = [
    ...sources.filter((file) => imports(file).includes('styled-components')),
    ...sheets,
  ].filter((file) => !Object.keys(ways).some((folder) => file.startsWith(`${folder}/`)))
  expect(elsewhere, 'Give the folder a line in `ways`.').toEqual([])
})

test('colours come from tokens.ts', () => {
  const elsewhere = /theme\/(tokens\.(ts|css)|print\.css)$/
  const data = /^packages\/content\/src\/seed\/|\/search-preview\.tsx$/
  const styled = [...sources, ...sheets].filter(
    (file) =>
      /^(apps|studio|packages\/(ui|content|sheet))\//.test(file) && !elsewhere.test(file) && !data.test(file),
  )
  const written = styled.flatMap((file) =>
    [...read(file).matchAll(/['" (:]#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b/g)].map(
      ([color]) => `${file}: ${color}`,
    ),
  )
  expect(written, 'Use a name of packages/ui/src/theme/tokens.ts, in CSS by its variable.').toEqual([])
})

test('only the site fades from page to page: where an answer takes its time, a fade ends with an error', () => {
  const fading = [...sources, ...sheets].filter((file) => read(file).includes('@view-transition'))
  expect(fading.filter((file) => !/^apps\/site\/|\/static-error-page\.ts$/.test(file))).toEqual([])
})

test('no part comes before those that stand before it in the page: what is painted already would make room', () => {
  const files = [...sources, ...sheets].filter((file) => /[\s{;]order: *-/.test(read(file)))
  expect(files, 'Put it first in the page.').toEqual([])
})

test('a column that repeats is never wider than what it stands in: on a small phone, or with large text', () => {
  const fixed = /auto-fi(?:ll|t), ?minmax\((?!min\()/
  expect([...sources, ...sheets].filter((file) => fixed.test(read(file)))).toEqual([])
})

test('there is one dialog, the one of packages/ui', () => {
  const dialogs = sources.filter((file) => file.endsWith('.tsx') && /<dialog[\s>]/.test(read(file)))
  expect(dialogs).toEqual(['packages/ui/src/dialog/dialog.tsx'])
})

test('no client component reaches a styled part, which would send styled-components to the browser', () => {
  const clients = sources.filter(
    (file) =>
      /^(packages\/content|apps\/site|apps\/onboarding)\//.test(file) && /^'use client'/m.test(read(file)),
  )
  expect(clients.length).toBeGreaterThan(10)
  const reached = clients.flatMap((client) =>
    [...reachable(client)]
      .filter((file) => imports(file).includes('styled-components'))
      .map((file) => `${client} → ${file}`),
  )
  expect(
    reached,
    'Put the part round it in the server component, and style by class what is inside.',
  ).toEqual([])
})

function imports(file: string): string[] {
  return [...read(file).matchAll(/(?:from|import\(?) ?'([^']+)'/g)].flatMap(([, target]) => target ?? [])
}

/** Direct and indirect imports: relative paths and sections. */
function reachable(file: string, seen = new Set<string>()): Set<string> {
  for (const target of imports(file)) {
    const path = target.startsWith('.')
      ? join(dirname(file), target)
      : target.replace(/^@wiring\/content\//, 'packages/content/src/')
    if (seen.has(path) || !sources.includes(path)) continue
    seen.add(path)
    reachable(path, seen)
  }
  return seen
}
