import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const build = {
  'build-manifest.json':
    '{"rootMainFiles":["static/chunks/react.js"],"polyfillFiles":["static/chunks/old.js"]}',
  'server/app/page_client-reference-manifest.js':
    'x={"entryJSFiles":{"[project]/a/layout":["static/chunks/layout.js"],"b":["static/chunks/layout.js"]}};',
  'static/chunks/react.js': 'react()',
  'static/chunks/layout.js': 'layout()',
  'static/chunks/old.js': 'old()',
  'static/chunks/later.js': 'later()',
}

test('only the scripts that a page starts with are compiled while they arrive', () => {
  const folder = mkdtempSync(join(tmpdir(), 'compile-ahead-'))
  try {
    for (const [name, text] of Object.entries(build)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true })
      writeFileSync(join(folder, name), text)
    }
    const tool = fileURLToPath(new URL('compile-ahead.ts', import.meta.url))
    const { status, stderr } = spawnSync(process.execPath, [tool, folder], { encoding: 'utf8' })
    expect([status, stderr]).toEqual([0, ''])
    const script = (name: string) => readFileSync(join(folder, 'static/chunks', name), 'utf8')
    const hint = '//# allFunctionsCalledOnLoad\n'
    expect(['react.js', 'layout.js', 'old.js', 'later.js'].map(script)).toEqual([
      `${hint}react()`,
      `${hint}layout()`,
      'old()',
      'later()',
    ])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
