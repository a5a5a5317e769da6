import { execFileSync } from 'node:child_process'
import { statSync } from 'node:fs'

export interface ServerUser {
  /** `command` as this user. */
  run(command: string[]): string[]
  own(folder: string): void
}

const nobody = 65_534

const ourselves: ServerUser = { run: (command) => command, own: () => {} }

/**
 * Postgres refuses to run as root. Another user may not enter the folders above the checkout (`/root` is
 * nobody else's), so this one keeps root's right to pass by: `access(2)`, by which Postgres looks for its
 * own files, heeds that right only with `no_setuid_fixup`.
 */
function unprivileged(id: number): ServerUser {
  const capability = '-all,+dac_override'
  return {
    run: (command) => [
      'setpriv',
      `--reuid=${id}`,
      `--regid=${id}`,
      '--clear-groups',
      `--inh-caps=${capability}`,
      `--ambient-caps=${capability}`,
      `--bounding-set=${capability}`,
      '--securebits=+no_setuid_fixup',
      '--',
      ...command,
    ],
    own(folder) {
      if (statSync(folder).uid !== id) execFileSync('chown', ['-R', `${id}:${id}`, folder])
    },
  }
}

/** For root the owner of the folder, who may have started the stack before, else nobody. */
export function serverUser(folder: string): ServerUser {
  if (process.getuid?.() !== 0) return ourselves
  const { uid } = statSync(folder)
  return unprivileged(uid === 0 ? nobody : uid)
}
