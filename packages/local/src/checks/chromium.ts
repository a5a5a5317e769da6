import { existsSync } from 'node:fs'
import { step } from '../../bin/progress.mjs'
import { fail, installFromDebian, runTool } from '../tool.ts'

const knownChromiums = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

function installed(): string | undefined {
  return [process.env.CHROMIUM_PATH, ...knownChromiums].find((path) => path !== undefined && existsSync(path))
}

async function install(): Promise<string | undefined> {
  // Older and derived distributions have only the whole browser.
  for (const name of ['chromium-headless-shell', 'chromium']) {
    await installFromDebian([name, 'fonts-liberation'])
    const path = installed()
    if (path !== undefined) return path
  }
  return undefined
}

export async function chromiumEnvironment(): Promise<Record<string, string>> {
  const path = installed() ?? (await step('Install Chromium for the browser tests', install))
  if (path !== undefined) return { CHROMIUM_PATH: path }
  const { code } = await runTool('playwright', ['install', '--with-deps', '--only-shell', 'chromium'])
  if (code === 0) return {}
  fail(
    'There is no Chromium. Install one and name it in CHROMIUM_PATH: CHROMIUM_PATH=/path/to/chromium npm test',
  )
}
