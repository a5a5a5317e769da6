import { existsSync } from 'node:fs'
import { runTool } from './tool.ts'

/** As root with apt-get; else does nothing. */
export async function installFromDebian(packages: string[]): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  await runTool('apt-get', ['update', '-qq'])
  await runTool('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    environment: { DEBIAN_FRONTEND: 'noninteractive' },
  })
}
