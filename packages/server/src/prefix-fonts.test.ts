import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

test('sheets and what writes them into pages ask for fonts below the prefix', () => {
  const build = mkdtempSync(join(tmpdir(), 'prefix-fonts-'))
  const rule = 'src:url(/_next/static/media/a.woff2)'
  try {
    for (const name of ['a.css', 'page_client-reference-manifest.js', 'page.js'])
      writeFileSync(join(build, name), rule)
    const tool = fileURLToPath(new URL('prefix-fonts.ts', import.meta.url))
    const { status, stderr } = spawnSync(process.execPath, [tool, build, '/zone'], { encoding: 'utf8' })
    expect([status, stderr]).toEqual([0, ''])
    const written = (name: string) => readFileSync(join(build, name), 'utf8')
    const prefixed = 'src:url(/zone/_next/static/media/a.woff2)'
    expect(written('a.css')).toBe(prefixed)
    expect(written('page_client-reference-manifest.js')).toBe(prefixed)
    expect(written('page.js')).toBe(rule)
  } finally {
    rmSync(build, { recursive: true, force: true })
  }
})
