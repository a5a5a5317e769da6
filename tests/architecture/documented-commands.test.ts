import { execFileSync } from 'node:child_process'
import { repositoryRoot } from '@wiring/local/settings'
import { expect, test } from 'vitest'
import { read } from './source-files.ts'

const git = (...patterns: string[]) =>
  execFileSync('git', ['ls-files', ...patterns], { cwd: repositoryRoot, encoding: 'utf8' })
    .trim()
    .split('\n')
const documents = git('*.md')

const workspaces = git('*/package.json')
const scriptsOf = new Map(
  ['package.json', ...workspaces].map((file) => {
    const { name, scripts = {} } = JSON.parse(read(file)) as { name: string; scripts?: object }
    return [file === 'package.json' ? '' : name, Object.keys(scripts)]
  }),
)

const command = /\bnpm (?:run ([a-z][\w:-]*)|(start|test))\b(?: (?:-w|--workspace) (@wiring\/[\w-]+))?/g

test('every npm command that a document names is there, in the workspace that it names', () => {
  const named = documents.flatMap((file) =>
    [...read(file).matchAll(command)].map(([text, run, own, workspace = '']) => ({
      text: `${file}: ${text}`,
      isThere: scriptsOf.get(workspace)?.includes(run ?? own ?? '') ?? false,
    })),
  )
  expect(named.length).toBeGreaterThan(80)
  expect(named.filter(({ isThere }) => !isThere).map(({ text }) => text)).toEqual([])
})
