import { existsSync } from 'node:fs'
import { step } from '../../bin/progress.mjs'
import { runTool } from './tool.ts'

const usual = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

function installed(): string | undefined {
  return [process.env.CHROMIUM_PATH, ...usual].find((path) => path !== undefined && existsSync(path))
}

async function fromPlaywright(): Promise<string | undefined> {
  const { code } = await runTool('playwright', ['install', '--with-deps', 'chromium'])
  if (code !== 0) return undefined
  const { chromium } = await import('@playwright/test')
  return chromium.executablePath()
}

async function fromDebian(): Promise<string | undefined> {
  if (process.getuid?.() !== 0) return undefined
  await runTool('apt-get', ['update', '-qq'])
  await runTool('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
    environment: { DEBIAN_FRONTEND: 'noninteractive' },
  })
  return installed()
}

/**
 * Path of a Chromium for the browser tests: an installed one (`CHROMIUM_PATH` or the usual places), else Debian's
 * package when we are root, else Playwright's own download. Throws a sentence when none is to be had.
 */
export async function findChromium(): Promise<string> {
  const path =
    installed() ??
    (await step(
      'Install Chromium for the browser tests',
      async () => (await fromDebian()) ?? (await fromPlaywright()),
    ))
  if (path === undefined)
    throw new Error(
      'No Chromium for the browser tests. Install one and name it: CHROMIUM_PATH=/path/to/chromium npm test',
    )
  return path
}
