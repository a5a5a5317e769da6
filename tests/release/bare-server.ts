import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

const mirror = 'http://deb.debian.org/debian'
/** Of podman's own network. */
const gateway = '10.88.0.1'

/** Made once from Debian's packages: no registry of images is asked. */
function debianImage(name: string, packages: readonly string[]): string {
  const image = `localhost/tracework-${name}:12`
  if (podman('images', '-q', image).trim() !== '') return image
  const folder = mkdtempSync(join(tmpdir(), 'debian-'))
  const options = ['--variant=minbase', `--include=${packages.join(',')}`, 'bookworm', folder, mirror]
  const left = [
    './var/cache/apt/*',
    './var/lib/apt/lists/*',
    './usr/share/doc',
    './usr/share/man',
    './usr/share/locale',
  ]
  const packed = `tar -C ${folder} ${left.map((part) => `--exclude='${part}'`).join(' ')} -c .`
  try {
    execFileSync('debootstrap', options, { stdio: 'ignore' })
    execFileSync('sh', ['-c', `${packed} | podman import - ${image}`], { stdio: 'ignore' })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return image
}

/** A Debian as a provider of servers hands it out. */
const bareImage = () =>
  debianImage('bare', ['systemd', 'systemd-sysv', 'dbus', 'ca-certificates', 'iproute2', 'procps', 'curl'])

/** What debian:12-slim holds, and the one library of C++ that Node needs. */
export const slimImage = () => debianImage('slim', ['libstdc++6'])

/** It says on stderr that it sees no mount of the others' network. */
export const podman = (...parameters: string[]): string =>
  execFileSync('podman', parameters, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })

export interface BareServer {
  address: string
  /** Exit code, and all that it said. */
  run: (command: string) => Promise<{ code: number; said: string }>
  copy: (from: string, to: string) => void
  read: (file: string) => string
  stop: () => void
}

/**
 * systemd as the first process needs the one kind of cgroups: this machine mounts both kinds, so that podman
 * runs in a namespace with the new kind alone, below a group of its own.
 */
const withOwnGroups = `
set -e
umount -R /sys/fs/cgroup
mount -t cgroup2 none /sys/fs/cgroup
mkdir -p /sys/fs/cgroup/$0
echo $$ > /sys/fs/cgroup/$0/cgroup.procs
exec unshare --cgroup sh -c 'umount /sys/fs/cgroup; mount -t cgroup2 none /sys/fs/cgroup; exec podman "$@"' podman "$@"
`

export function runContainer(name: string, options: readonly string[], what: readonly string[]): void {
  const limits = [
    ...['--cgroups=disabled', '--cgroupns=host'],
    // Below those of this machine, which nobody here may raise.
    ...['--ulimit=nofile=4096:4096', '--ulimit=nproc=4096:4096'],
  ]
  const run = ['run', '--detach', `--name=${name}`, ...limits, ...options, ...what]
  execFileSync('unshare', ['--mount', 'sh', '-c', withOwnGroups, name, ...run], { stdio: 'pipe' })
}

export function startBareServer(name: string): BareServer {
  const options = [
    ...['--systemd=always', '--volume=/sys/fs/cgroup:/sys/fs/cgroup:rw', '--network=bridge'],
    ...['--cap-add=ALL', '--security-opt=seccomp=unconfined', '--security-opt=unmask=ALL'],
  ]
  runContainer(name, [`--hostname=${name}`, ...options], [bareImage(), '/sbin/init'])
  const isUp = 'until systemctl is-active --quiet multi-user.target; do :; done'
  try {
    podman('exec', name, 'timeout', '90', 'sh', '-c', isUp)
  } catch (error) {
    podman('rm', '--force', '--time=2', name)
    throw error
  }
  return {
    address: podman('exec', name, 'hostname', '-I').trim(),
    async run(command) {
      const child = spawn('podman', ['exec', name, 'bash', '-c', `${command} 2>&1`], {
        stdio: ['ignore', 'pipe', 'ignore'],
      })
      const said = text(child.stdout)
      const [code] = await once(child, 'exit')
      return { code, said: await said }
    },
    copy: (from, to) => void podman('cp', from, `${name}:${to}`),
    read: (file) => podman('exec', name, 'cat', file),
    stop: () => void podman('rm', '--force', '--time=2', name),
  }
}

/** The vendors of the rehearsal listen on this machine's loopback only: this passes their ports on. */
export async function reachableVendors(ports: readonly number[]): Promise<() => void> {
  const doors: Server[] = ports.map((port) =>
    createServer((socket) => {
      const vendor = connect(port, '127.0.0.1')
      for (const end of [socket, vendor])
        end.on('error', () => [socket, vendor].map((each) => each.destroy()))
      socket.pipe(vendor).pipe(socket)
    }).listen(port, gateway),
  )
  await Promise.all(doors.map((door) => once(door, 'listening')))
  return () => {
    for (const door of doors) door.close()
  }
}

/** On the server, where they have the same address as here: `localhost`. */
export const vendorsProgram = (ports: readonly number[]) => `
const { connect, createServer } = require('node:net')
for (const port of ${JSON.stringify(ports)})
  for (const host of ['127.0.0.1', '::1'])
    createServer((socket) => {
      const vendor = connect(port, '${gateway}')
      for (const end of [socket, vendor]) end.on('error', () => [socket, vendor].map((each) => each.destroy()))
      socket.pipe(vendor).pipe(socket)
    }).listen(port, host)
`
