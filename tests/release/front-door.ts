import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '@wiring/local/settings'

export const nginx = '/usr/sbin/nginx'

interface Door {
  root: string
  /** Of the file → of this run. */
  ports: Record<number, number>
  /** Of errors. */
  log?: string
}

/** `deploy/nginx.conf` with other ports and folders, and a certificate of its own. */
export function startFrontDoor({ root, ports, log = '/dev/null' }: Door): () => Promise<void> {
  const folder = join(root, 'nginx')
  mkdirSync(folder)
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost']
  execFileSync('openssl', [...request, '-keyout', key, '-out', certificate], { stdio: 'ignore' })
  let text = readFileSync(join(repositoryRoot, 'deploy/nginx.conf'), 'utf8')
    .replaceAll('/srv/tracework', root)
    .replaceAll('/etc/tracework/tls/fullchain.pem', certificate)
    .replaceAll('/etc/tracework/tls/privkey.pem', key)
    .replaceAll('/var/cache/wiring', join(folder, 'cache'))
    .replaceAll('DOMAIN', 'localhost')
    .replace('error_log stderr warn', `error_log ${log} error`)
  for (const [of, to] of Object.entries(ports))
    text = text.replaceAll(new RegExp(`(listen |127\\.0\\.0\\.1:)${of}\\b`, 'g'), `$1${to}`)
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, text)
  const own = `daemon off; pid ${folder}/pid; user ${process.getuid?.() === 0 ? 'root' : 'nobody'};`
  const door: ChildProcess = spawn(nginx, ['-c', file, '-g', own], { stdio: 'ignore' })
  return async () => {
    if (door.exitCode !== null) return
    const ended = once(door, 'exit')
    door.kill('SIGTERM')
    await ended
  }
}
