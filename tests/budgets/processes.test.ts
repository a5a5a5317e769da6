import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { usageBelow } from './processes.ts'

const busy =
  'for (const until = Date.now() + 300; Date.now() < until; ); console.log("done"); process.stdin.resume()'

test.runIf(process.platform === 'linux')(
  'a descendant counts for the app in whose folder it runs',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'processes-'))
    await mkdir(join(folder, 'apps/site'), { recursive: true })
    const child = spawn(process.execPath, ['-e', busy], {
      cwd: join(folder, 'apps/site'),
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    try {
      await once(child.stdout, 'data')
      const usage = usageBelow(process.pid)
      expect(usage.get('site')?.cpuSeconds).toBeGreaterThan(0)
      expect(usage.get('site')?.megabytes).toBeGreaterThan(5)
      expect(usage.get('nginx')).toBeUndefined()
      // Not of this tree.
      expect(usageBelow(child.pid ?? 0).size).toBe(1)
    } finally {
      child.kill()
      rmSync(folder, { recursive: true })
    }
  },
)
