import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { sendControlCommand } from '@wiring/local/control'
import { repositoryRoot } from '@wiring/local/settings'
import { addresses } from '../running-stack/addresses.ts'
import { startSession } from '../running-stack/session-api.ts'
import { pausePostgres } from '../running-stack/stop-database.ts'
import { testFolder } from '../running-stack/test-stack.ts'
import { startPrometheus } from './prometheus.ts'

const folder = join(repositoryRoot, 'deploy/alerts')
const rules = 'tracework.rules.yml'
const promtool = (...given: string[]) => spawnSync('promtool', given, { encoding: 'utf8' })

test.skip(promtool('--version').status !== 0, 'promtool is missing (Debian: prometheus).')

test('the alert rules fire when they should, and not before', () => {
  const checked = promtool('check', 'rules', join(folder, rules))
  expect(checked.stdout).toContain('9 rules found')
  const run = promtool('test', 'rules', join(folder, 'tracework.test.yml'))
  expect(run.stdout + run.stderr).toContain('SUCCESS')
  expect(run.status).toBe(0)
})

test('a rule that is loosened fails its test', () => {
  const copy = mkdtempSync(join(tmpdir(), 'alerts-'))
  try {
    cpSync(folder, copy, { recursive: true })
    const text = readFileSync(join(folder, rules), 'utf8')
    const limits = [
      '> 0.01',
      'max(mail_oldest_seconds) > 900',
      '> 20',
      'max(draft_failed) > 0',
      '> 300',
      '< 2e9',
    ]
    for (const limit of [...limits, '14 * 86400', '26 * 3600', 'record_timestamp_seconds) > 300']) {
      expect(text).toContain(limit)
      writeFileSync(
        join(copy, rules),
        text.replace(limit, limit.startsWith('<') ? '< 0' : `${limit} * 0 > 1e9`),
      )
      expect(promtool('test', 'rules', join(copy, 'tracework.test.yml')).status, limit).not.toBe(0)
    }
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
})

test('each alert has a paragraph of its own in the runbook, and the other way round', () => {
  const alerts = [...readFileSync(join(folder, rules), 'utf8').matchAll(/- alert: (\w+)/g)].map(
    ([, name]) => name,
  )
  const runbook = readFileSync(join(folder, 'README.md'), 'utf8')
  const headings = [...runbook.matchAll(/^## (\w+)$/gm)].map(([, name]) => name)
  expect(alerts).toHaveLength(9)
  expect(headings).toEqual(alerts)
})

test('each of mail, lake and Postgres stops alone: its alert fires, and ends when it is back', async () => {
  test.setTimeout(12 * 60_000)
  const timeout = 3 * 60_000
  const copy = mkdtempSync(join(tmpdir(), 'prometheus-'))
  const prometheus = await startPrometheus(copy)
  const firing = expect.poll(prometheus.firing, { timeout, intervals: [500] })
  const tell = async (command: string) => expect(await sendControlCommand(command, testFolder)).toBe('done')
  try {
    // Nothing here makes backups: the one that tells that all are read.
    await firing.toEqual(['BackupOld'])
    await tell('stop mail')
    await startSession()
    await firing.toEqual(['BackupOld', 'MailLate'])
    await tell('start mail')
    await tell('stop content-lake')
    await firing.toEqual(['BackupOld', 'ContentOld'])
    // Each instance reads it again within thirty seconds.
    await tell('start content-lake')
    const goOn = pausePostgres()
    try {
      await firing.toContain('MailLate')
      for (const address of [addresses.site, addresses.desk])
        expect((await fetch(`${address}/ready`)).status).toBe(503)
    } finally {
      goOn()
    }
    await firing.toEqual(['BackupOld'])
  } finally {
    for (const part of ['mail', 'content-lake']) await sendControlCommand(`start ${part}`, testFolder)
    await prometheus.stop()
    rmSync(copy, { recursive: true, force: true })
  }
})
