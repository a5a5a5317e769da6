import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, onTestFinished, test } from 'vitest'
import { repositoryRoot } from '../../settings.ts'

const dieWithParent = join(repositoryRoot, 'supabase/functions/_local/die-with-parent.ts')

test('a function listens after a slow start, and ends with its stdin', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wiring-function-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [slow, main] = [join(folder, 'slow.ts'), join(folder, 'main.ts')]
  writeFileSync(slow, 'await new Promise((resolve) => setTimeout(resolve, 1_000))')
  writeFileSync(main, "Deno.serve(() => new Response('ok'))")
  const child = spawn(
    join(repositoryRoot, 'node_modules/.bin/deno'),
    [
      'run',
      '--no-config',
      '--no-prompt',
      '--allow-net=127.0.0.1:0',
      '--allow-env',
      `--preload=${dieWithParent}`,
      `--preload=${slow}`,
      main,
    ],
    {
      env: {
        ...process.env,
        DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0',
        DENO_NO_UPDATE_CHECK: '1',
        NO_COLOR: '1',
      },
      stdio: ['pipe', 'ignore', 'pipe'],
    },
  )
  onTestFinished(() => void child.kill('SIGKILL'))
  const [line] = await once(createInterface({ input: child.stderr }), 'line', {
    signal: AbortSignal.timeout(30_000),
  })
  expect(line).toMatch(/^Listening on http:/)
  child.stdin.end()
  expect(await once(child, 'exit', { signal: AbortSignal.timeout(30_000) })).toEqual([0, null])
})
