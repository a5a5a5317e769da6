import { spawnSync } from 'node:child_process'
import { chmodSync, copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { rolloutFolder } from '../rollout/layout.ts'
import { units } from '../rollout/units.ts'
import { Refusal } from './refusal.ts'
import { runTool, succeeds } from './run-tool.ts'

const packages = ['nginx-light', 'certbot', 'cron', 'openssl', 'ca-certificates']
/** With the programs that copy a database, and those that let a copy run for a restore. */
const forRecording = ['postgresql-client', 'postgresql']

export function checkMachine(): void {
  if (process.getuid?.() !== 0) throw new Refusal('Only root can install.', 'Run it by sudo.')
  const system = readFileSync('/etc/os-release', 'utf8')
  const version = Number(/^VERSION_ID="?(\d+)/m.exec(system)?.[1])
  if (!/^ID=debian$/m.test(system) || !(version >= 12))
    throw new Refusal(
      'This is not Debian 12 or newer.',
      'Install on one; deploy/README.md says what others need.',
    )
  if (!succeeds('systemctl', ['list-units', '--no-legend', 'basic.target']))
    throw new Refusal(
      'systemd does not run here.',
      'A container runs the image of deploy/Containerfile instead.',
    )
}

/** `said`: by dpkg, which also knows packages that another one names, and those that are gone. */
export function missingPackages(wanted: readonly string[], said: string): string[] {
  const states = said.split('\n')
  return wanted.filter((name) => !states.includes(`${name} installed`))
}

export function installPackages(records: boolean): void {
  const wanted = records ? [...packages, ...forRecording] : packages
  const asked = ['-W', `-f=\${Package} \${db:Status-Status}\\n`, ...wanted]
  const missing = missingPackages(wanted, spawnSync('dpkg-query', asked, { encoding: 'utf8' }).stdout)
  if (missing.length === 0) return
  const remedy = 'See that this server reaches deb.debian.org, and run install again.'
  runTool('apt-get', ['update'], remedy)
  runTool('apt-get', ['install', '-y', '--no-install-recommends', ...missing], remedy)
}

/** The programs read what root owns: whoever breaks into one of them changes none. */
export function makeUserAndFolders(): void {
  if (!succeeds('id', ['tracework']))
    runTool(
      'useradd',
      [
        '--system',
        '--home-dir',
        rolloutFolder,
        '--no-create-home',
        '--shell',
        '/usr/sbin/nologin',
        'tracework',
      ],
      'Run `useradd --system tracework` yourself, and install again.',
    )
  mkdirSync(join(rolloutFolder, 'releases'), { recursive: true, mode: 0o755 })
  mkdirSync('/var/www/certbot', { recursive: true, mode: 0o755 })
  for (const secret of ['/etc/tracework', '/var/lib/tracework'])
    mkdirSync(secret, { recursive: true, mode: 0o700 })
}

const systemd = '/etc/systemd/system'

/** Debian leaves an nginx that died dead, and with it all that this server answers. */
const comesBack = '[Unit]\nStartLimitIntervalSec=0\n\n[Service]\nRestart=always\nRestartSec=1\n'

export function installUnits(release: string): void {
  for (const file of readdirSync(join(release, 'deploy/units')))
    copyFileSync(join(release, 'deploy/units', file), join(systemd, file))
  const remedy = 'Look at `journalctl -b`, and run install again.'
  runTool('systemctl', ['daemon-reload'], remedy)
  runTool('systemctl', ['enable', '--quiet', ...units.map(({ name }) => name)], remedy)
  copyFileSync(join(release, 'deploy/tracework'), '/usr/local/bin/tracework')
  chmodSync('/usr/local/bin/tracework', 0o755)
}

/** It records once a release is there. */
export function switchRecorder(records: boolean): void {
  const remedy = 'Look at `journalctl -u tracework-record`, and run install again.'
  runTool('systemctl', [records ? 'enable' : 'disable', '--quiet', '--now', 'tracework-record'], remedy)
}

/** `tracework deletions` and `backup`, which need the keys of the database. */
export function installCron(hasDatabase: boolean): void {
  const file = '/etc/cron.d/tracework'
  const jobs = ['* * * * * root tracework deletions', '17 3 * * * root tracework backup']
  const lines = jobs.map((job) => `${hasDatabase ? '' : '# '}${job} 2>&1 | logger -t tracework\n`)
  writeFileSync(file, `PATH=/usr/local/bin:/usr/bin:/bin\n${lines.join('')}`, { mode: 0o644 })
  const remedy = 'Look at `journalctl -u cron`, and run install again.'
  runTool('systemctl', ['enable', '--quiet', '--now', 'cron'], remedy)
}

export function installNginx(release: string, domain: string): void {
  const text = readFileSync(join(release, 'deploy/nginx.conf'), 'utf8').replaceAll('DOMAIN', domain)
  writeFileSync('/etc/nginx/nginx.conf', text)
  mkdirSync(join(systemd, 'nginx.service.d'), { recursive: true })
  writeFileSync(join(systemd, 'nginx.service.d/tracework.conf'), comesBack)
  const remedy = 'See what else listens on port 80 or 443 (`ss -ltnp`), end it, and run install again.'
  runTool('nginx', ['-t'], remedy)
  runTool('systemctl', ['daemon-reload'], remedy)
  runTool('systemctl', ['enable', '--quiet', 'nginx'], remedy)
  runTool('systemctl', ['restart', 'nginx'], remedy)
}
