import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

const image = 'localhost/tracework-debian:12'
const mirror = 'http://deb.debian.org/debian'
/** Of podman's own network. */
const gateway = '10.88.0.1'

/** A Debian as a provider hands it out, with systemd; made once from Debian's packages. */
export function bareImage(): string {
  if (podman('images', '-q', image).trim() !== '') return image
  const folder = mkdtempSync(join(tmpdir(), 'debian-'))
  const parts = 'systemd,systemd-sysv,dbus,ca-certificates,iproute2,procps,curl'
  try {
    execFileSync('debootstrap', ['--variant=minbase', `--include=${parts}`, 'bookworm', folder, mirror], {
      stdio: 'ignore',
    })
    for (const cache of ['var/cache/apt', 'var/lib/apt/lists', 'usr/share/doc'])
      rmSync(join(folder, cache), { recursive: true })
    execFileSync('/bin/sh', ['-c', `tar -C ${folder} -c . | podman import - ${image}`], { stdio: 'ignore' })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return image
}

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

export function startBareServer(name: string): BareServer {
  const options = [
    ...['--cgroups=disabled', '--cgroupns=host', '--volume=/sys/fs/cgroup:/sys/fs/cgroup:rw'],
    ...[
      '--systemd=always',
      '--cap-add=ALL',
      '--security-opt=seccomp=unconfined',
      '--security-opt=unmask=ALL',
    ],
    // Below those of this machine, which nobody here may raise.
    ...['--ulimit=nofile=4096:4096', '--ulimit=nproc=4096:4096', '--network=bridge'],
  ]
  const run = [
    'run',
    '--detach',
    `--name=${name}`,
    `--hostname=${name}`,
    ...options,
    bareImage(),
    '/sbin/init',
  ]
  execFileSync('unshare', ['--mount', 'sh', '-c', withOwnGroups, name, ...run], { stdio: 'pipe' })
  podman('exec', name, 'systemctl', 'is-system-running', '--wait')
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
