import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pages } from '@wiring/content/pages'
import { expect, test } from 'vitest'

const file = fileURLToPath(new URL('nginx.conf', import.meta.url))
const nginx = '/usr/sbin/nginx'
const cannotRun = !existsSync(nginx) || process.getuid?.() !== 0
if (cannotRun) console.log('nginx.conf is not checked: that needs nginx (Debian: nginx-light) and root.')

test.skipIf(cannotRun)('nginx.conf is valid for a plain nginx of Debian', () => {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-conf-'))
  const cache = '/var/cache/wiring'
  const wasThere = existsSync(cache)
  try {
    // Another pid file than a running nginx.
    const said = spawnSync(nginx, ['-t', '-c', file, '-g', `pid ${folder}/pid;`], { encoding: 'utf8' })
    expect(said.stderr).toContain('test is successful')
    expect(said.status).toBe(0)
  } finally {
    rmSync(folder, { recursive: true, force: true })
    if (!wasThere) rmSync(cache, { recursive: true, force: true })
  }
})

const configurations = [
  ['apps/site/nginx.conf', file],
  ['deploy/nginx.conf', fileURLToPath(new URL('../../deploy/nginx.conf', import.meta.url))],
] as const

test.each(configurations)('by %s each page of the site is cached, and no other address', (_, path) => {
  const [, names = ''] =
    /location ~ \^\/\(([\w|-]+)\)\?\$ \{\s+proxy_pass http:\/\/site(?:_pages)?;\s+proxy_cache pages;/.exec(
      readFileSync(path, 'utf8'),
    ) ?? []
  const paths = names.split('|').map((name) => `/${name}`)
  expect(['/', ...paths].toSorted()).toEqual(
    Object.values(pages)
      .map(({ path }) => path)
      .toSorted(),
  )
})

/** Chromium's limit of a handshake. After a shorter one nginx closes it without a word. */
test.each(configurations)('by %s a connection may stand still as long as a browser waits', (_, path) => {
  expect(readFileSync(path, 'utf8')).toMatch(/client_header_timeout 30s;/)
})
