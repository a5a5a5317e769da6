import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

const secret = 'ab12'.repeat(16)
const session = '0e61d6a4-9f3e-f2d1-0c55-b1a5e03f7a11'

test('no session id and no address of a map reaches the log, in no message and no stack', () => {
  const code = `
    import { redactLog } from ${JSON.stringify(new URL('./redact-log.ts', import.meta.url).href)}
    redactLog()
    console.log('GET /wiring/${session}/state', { path: '/wiring/map/${secret.toUpperCase()}' })
    console.error(new TypeError('"/wiring/map/${secret}" is no header'))
    console.error('Commit 1cfd58f2b1cfd58f2b and 7 more')`
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    encoding: 'utf8',
  })
  const printed = stdout + stderr
  expect(printed).not.toMatch(/b1a5e03f7a11|AB12AB12/)
  expect(printed).not.toContain(secret)
  expect(printed).toContain('Commit 1cfd58f2b1cfd58f2b and 7 more')
  expect(printed).toContain('/wiring/0e61…(redacted)/state')
})
