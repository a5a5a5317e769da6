import { existsSync } from 'node:fs'

const needed = ['/usr/bin/podman', '/usr/sbin/debootstrap', '/usr/sbin/iptables']

/** For a server in a container; `null` where it can run. */
export function podmanMissing(): string | null {
  const missing = needed.filter((program) => !existsSync(program))
  if (missing.length > 0)
    return `no ${missing.join(', ')} (Debian: podman crun netavark aardvark-dns debootstrap iptables)`
  return process.getuid?.() === 0 ? null : 'not root'
}
