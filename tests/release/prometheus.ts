import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '@wiring/local/settings'
import { freePort } from '@wiring/local/testing/free-port'
import { addresses, testSecrets } from '../running-stack/addresses.ts'

export interface Prometheus {
  firing: () => Promise<string[]>
  stop: () => Promise<void>
}

/** An alert of the file waits for minutes; its expression is the same but for the two ages. */
const shortened: [RegExp | string, string][] = [
  [/for: \d+m/g, 'for: 0s'],
  ['max(mail_oldest_seconds) > 900', 'max(mail_oldest_seconds) > 5'],
  ['max by (instance) (content_age_seconds) > 300', 'max by (instance) (content_age_seconds) > 45'],
]

/** Debian's, with the rules of `deploy/alerts`, reading each process as the runbook says. */
export async function startPrometheus(folder: string): Promise<Prometheus> {
  let rules = readFileSync(join(repositoryRoot, 'deploy/alerts/tracework.rules.yml'), 'utf8')
  for (const [of, to] of shortened) {
    if (rules.replace(of, to) === rules) throw new Error(`No rule says ${of}.`)
    rules = rules.replace(of, to)
  }
  writeFileSync(join(folder, 'tracework.rules.yml'), rules)
  const processes = [addresses.site, addresses.onboarding, addresses.desk].map((url) => new URL(url).host)
  const every = '5s'
  const configuration = {
    global: { scrape_interval: every, scrape_timeout: every, evaluation_interval: '1s' },
    rule_files: ['tracework.rules.yml'],
    scrape_configs: [
      {
        job_name: 'tracework',
        authorization: { credentials: testSecrets().healthToken },
        static_configs: [{ targets: processes }],
      },
    ],
  }
  // YAML, too.
  writeFileSync(join(folder, 'prometheus.yml'), JSON.stringify(configuration))
  const port = await freePort()
  const options = [
    `--config.file=${folder}/prometheus.yml`,
    `--storage.tsdb.path=${folder}/data`,
    `--web.listen-address=127.0.0.1:${port}`,
  ]
  const server = spawn('prometheus', options, { stdio: 'ignore' })
  const alerts = async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/alerts`)
    return (await answer.json()) as { data: { alerts: { state: string; labels: { alertname: string } }[] } }
  }
  return {
    async firing() {
      const { data } = await alerts().catch(() => ({ data: { alerts: [] } }))
      const names = data.alerts
        .filter(({ state }) => state === 'firing')
        .map(({ labels }) => labels.alertname)
      return [...new Set(names)].toSorted()
    },
    async stop() {
      const ended = once(server, 'exit')
      server.kill('SIGTERM')
      await ended
    },
  }
}
