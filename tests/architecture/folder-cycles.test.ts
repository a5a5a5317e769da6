import { dirname, join } from 'node:path'
import { parseSync } from 'oxc-parser'
import { expect, test } from 'vitest'
import { read, sourceFiles } from './source-files.ts'

const workspaces = ['apps/*', 'packages/*', 'studio', 'supabase/functions']
const workspaceOf = new RegExp(`^(${workspaces.join('|').replaceAll('*', '[^/]+')})/(src/)?`)
const isTest = /\.(test|spec)\.|\/(testing|contract)\//

const sources = sourceFiles().filter((file) => workspaceOf.test(file) && !isTest.test(file))

/** The folder directly below the workspace's source; a file there stands for itself. */
const folderOf = (file: string) => {
  const [root = ''] = workspaceOf.exec(file) ?? []
  return root + file.slice(root.length).split('/')[0]
}

function importsOf(file: string): string[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, read(file)).module
  const requests = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest?.value ?? '')),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => read(file).slice(start + 1, end - 1)),
  ]
  return requests.filter((request) => request.startsWith('.')).map((request) => join(dirname(file), request))
}

/** Imports from one folder of a workspace to another. */
const edges = sources.flatMap((file) =>
  importsOf(file)
    .filter((target) => sources.includes(target) && folderOf(target) !== folderOf(file))
    .map((target) => ({ from: folderOf(file), to: folderOf(target), text: `${file} → ${target}` })),
)

test('folders of a workspace import each other in one direction', () => {
  let left = edges
  for (let before = -1; before !== left.length; ) {
    before = left.length
    const importing = new Set(left.map(({ from }) => from))
    const imported = new Set(left.map(({ to }) => to))
    left = left.filter(({ from, to }) => importing.has(to) && imported.has(from))
  }
  expect(edges.length).toBeGreaterThan(500)
  expect(left.map(({ text }) => text)).toEqual([])
})
