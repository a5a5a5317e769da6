import { existsSync } from 'node:fs'
import { step } from '../../bin/progress.mjs'
import { installFromDebian } from './debian.ts'
import { runTool } from './tool.ts'

/** The shell is the same engine without windows and menus: the browser tests take 40 % less time with it. */
const usual = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

function installed(): string | undefined {
  return [process.env.CHROMIUM_PATH, ...usual].find((path) => path !== undefined && existsSync(path))
}

async function install(): Promise<string | undefined> {
  // Older and derived distributions have the whole browser only.
  for (const name of ['chromium-headless-shell', 'chromium']) {
    await installFromDebian([name, 'fonts-liberation'])
    const path = installed()
    if (path !== undefined) return path
  }
  return undefined
}

/**
 * The environment that tells the browser tests which Chromium to use: an installed one (`CHROMIUM_PATH` or the
 * usual places), else Debian's package when we are root, else Playwright's own download (then the environment is
 * empty). Throws a sentence when none is to be had.
 */
export async function chromiumEnvironment(): Promise<Record<string, string>> {
  const path = installed() ?? (await step('Install Chromium for the browser tests', install))
  if (path !== undefined) return { CHROMIUM_PATH: path }
  const { code } = await runTool('playwright', ['install', '--with-deps', '--only-shell', 'chromium'])
  if (code === 0) return {}
  throw new Error(
    'No Chromium for the browser tests. Install one and name it: CHROMIUM_PATH=/path/to/chromium npm test',
  )
}
