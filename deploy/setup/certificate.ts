import { existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Refusal } from './refusal.ts'
import { runTool, succeeds } from './run-tool.ts'
import { hostsOf } from './settings.ts'

/** Where nginx.conf looks for `fullchain.pem` and `privkey.pem`. */
export const tlsFolder = '/etc/tracework/tls'

const inTls = (name: string) => join(tlsFolder, name)
const month = String(30 * 24 * 3_600)

const openssl = (...parameters: string[]) =>
  runTool('openssl', parameters, `Remove ${tlsFolder} and run install again.`)

/** Whether nginx has one for this domain, which holds for a month. */
function isThere(domain: string): boolean {
  const file = inTls('fullchain.pem')
  return (
    existsSync(file) &&
    hostsOf(domain).every((host) =>
      openssl('x509', '-in', file, '-noout', '-checkhost', host).includes('does match'),
    ) &&
    succeeds('openssl', ['x509', '-in', file, '-noout', '-checkend', month])
  )
}

/**
 * Of an authority of this server, which no browser knows: for a rehearsal (its `ca.pem` is told to the
 * browser), and for nginx to start with before Let's Encrypt has asked it.
 */
export function makeInternalCertificate(domain: string): void {
  mkdirSync(tlsFolder, { recursive: true, mode: 0o700 })
  if (isThere(domain)) return
  if (!existsSync(inTls('ca.pem')))
    openssl(
      ...[
        'req',
        '-x509',
        '-newkey',
        'rsa:2048',
        '-nodes',
        '-days',
        '3650',
        '-subj',
        '/CN=Tracework of this server',
      ],
      ...['-keyout', inTls('ca.key'), '-out', inTls('ca.pem')],
    )
  const names = hostsOf(domain).map((host) => `DNS:${host}`)
  writeFileSync(inTls('names'), `subjectAltName=${names.join(',')}\nextendedKeyUsage=serverAuth\n`)
  const key = ['-newkey', 'rsa:2048', '-nodes', '-keyout', inTls('privkey.pem')]
  for (const name of ['privkey.pem', 'fullchain.pem']) rmSync(inTls(name), { force: true })
  openssl('req', ...key, '-subj', `/CN=${domain}`.slice(0, 64), '-out', inTls('request'))
  openssl(
    ...['x509', '-req', '-in', inTls('request'), '-CA', inTls('ca.pem'), '-CAkey', inTls('ca.key')],
    ...['-days', '365', '-extfile', inTls('names'), '-out', inTls('fullchain.pem')],
  )
}

/** From Let's Encrypt, over the nginx that runs; Debian's timer renews it. */
export function fetchPublicCertificate(domain: string, email: string | undefined): void {
  const contact = email ? ['-m', email] : ['--register-unsafely-without-email']
  try {
    runTool(
      'certbot',
      [
        ...['certonly', '--webroot', '-w', '/var/www/certbot', '--cert-name', domain, '--expand'],
        ...['--non-interactive', '--agree-tos', '--keep-until-expiring', ...contact],
        ...['--deploy-hook', 'systemctl reload nginx', ...hostsOf(domain).flatMap((host) => ['-d', host])],
      ],
      '',
    )
  } catch (error) {
    throw new Refusal(
      `Let's Encrypt gave no certificate: ${(error as Error).message}`,
      `Point ${hostsOf(domain).join(', ')} at this server, open its ports 80 and 443, and run install again.`,
    )
  }
  for (const name of ['privkey.pem', 'fullchain.pem']) {
    rmSync(inTls(name), { force: true })
    symlinkSync(`/etc/letsencrypt/live/${domain}/${name}`, inTls(name))
  }
}
