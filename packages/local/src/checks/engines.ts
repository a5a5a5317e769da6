import { existsSync } from 'node:fs'
import { step } from '../../bin/progress.mjs'
import { installFromDebian } from '../tool.ts'

interface Engine {
  name: string
  /** All of them are needed. */
  programs: readonly string[]
  packages: readonly string[]
}

const engines = {
  firefox: { name: 'Firefox', programs: ['/usr/bin/firefox-esr'], packages: ['firefox-esr'] },
  webkit: {
    name: 'WebKitGTK',
    programs: ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'],
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
} satisfies Record<string, Engine>

export type EngineName = keyof typeof engines

/** What this machine lacks for the engine, or `null`. */
export function engineMissing(name: EngineName): string | null {
  const { programs, packages, name: called } = engines[name]
  const missing = programs.filter((program) => !existsSync(program))
  return missing.length === 0 ? null : `no ${called}: apt-get install ${packages.join(' ')}`
}

export function enginesMissing(): string | null {
  const missing = Object.keys(engines).map((name) => engineMissing(name as EngineName))
  return missing.filter((each) => each !== null).join(', ') || null
}

export async function installEngines(): Promise<void> {
  const wanted = Object.entries(engines).filter(([name]) => engineMissing(name as EngineName) !== null)
  if (wanted.length === 0) return
  const packages = wanted.flatMap(([, engine]) => engine.packages)
  await step('Install Firefox and WebKit for the tests of both', () => installFromDebian(packages))
  const missing = enginesMissing()
  if (missing !== null) console.log(`The tests in them are skipped: ${missing}`)
}
