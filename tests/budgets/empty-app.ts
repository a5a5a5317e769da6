import { spawn } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { repositoryRoot } from '@wiring/local/settings'
import { freePort } from '@wiring/local/testing/free-port'
import { runTool } from '@wiring/local/tool'
import { isReachable } from '../running-stack/listen.ts'

const folder = join(repositoryRoot, '.local/empty-app')
const next = join(repositoryRoot, 'node_modules/next/dist/bin/next')

const files = {
  'package.json': JSON.stringify({ name: 'empty-app', private: true, type: 'module' }),
  'app/layout.jsx':
    "export const metadata = { title: 'Empty' }\nexport default ({ children }) => <html lang='en'><body>{children}</body></html>\n",
  'app/page.jsx': 'export default () => <h1>Empty</h1>\n',
}

export async function startEmptyApp(): Promise<{ address: string; close(): void }> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'app'), { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  const environment = { NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' as const } as const
  const { code, output } = await runTool(process.execPath, [next, 'build', '--webpack'], {
    folder,
    environment,
  })
  if (code !== 0) throw new Error(`The empty app was not built:\n${output}`)
  const port = await freePort()
  const server = spawn(process.execPath, [next, 'start', '--hostname', 'localhost', '--port', String(port)], {
    cwd: folder,
    env: { ...process.env, ...environment },
    stdio: 'ignore',
  })
  const address = `http://localhost:${port}`
  for (const deadline = Date.now() + 60_000; !(await isReachable(address)); await wait(200))
    if (Date.now() > deadline || server.exitCode !== null) throw new Error('The empty app did not start.')
  return { address, close: () => server.kill() }
}
