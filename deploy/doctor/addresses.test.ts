import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer, getCACertificates, type Server, setDefaultCACertificates } from 'node:tls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { certificateCheck } from './addresses.ts'

const day = 86_400_000
const usual = getCACertificates('default')

let folder: string
let server: Server
let certificate: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'certificate-'))
  const [key, file] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '90', '-subj', '/CN=any']
  const names = ['-addext', 'subjectAltName=DNS:localhost']
  execFileSync('openssl', [...request, ...names, '-keyout', key, '-out', file], { stdio: 'ignore' })
  certificate = readFileSync(file, 'utf8')
  server = createServer({ key: readFileSync(key), cert: certificate }).listen(0)
  server.on('tlsClientError', () => {})
  await new Promise((resolve) => server.once('listening', resolve))
})
afterAll(() => {
  setDefaultCACertificates(usual)
  server.close()
  rmSync(folder, { recursive: true })
})

const address = (host = 'localhost') => `https://${host}:${(server.address() as AddressInfo).port}`
const problem = async (url: string, daysLater = 0) =>
  (await certificateCheck(url, () => Date.now() + daysLater * day).run())?.problem

test('a certificate of nobody who is trusted is refused, and one of another name', async () => {
  expect(await problem(address())).toMatch(/^The certificate of localhost is refused: self-signed/)
  setDefaultCACertificates([...usual, certificate])
  expect(await problem(address())).toBeUndefined()
  expect(await problem(address('127.0.0.1'))).toMatch(
    /^The certificate of 127\.0\.0\.1 is refused: .*altnames/,
  )
})

test('one that ends within two weeks is said in days', async () => {
  setDefaultCACertificates([...usual, certificate])
  expect(await problem(address(), 75)).toBeUndefined()
  expect(await problem(address(), 80)).toBe('The certificate of localhost ends in 9 days.')
})

test('an address without TLS is one on this machine, or wrong', async () => {
  expect(await problem('http://localhost:1')).toBeUndefined()
  expect(await problem('http://site.example')).toBe('http://site.example is not encrypted.')
  expect(await problem('https://localhost:1')).toContain('is refused: connect ECONNREFUSED')
})
