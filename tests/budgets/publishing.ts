import { setTimeout as wait } from 'node:timers/promises'
import { addresses } from '../running-stack/addresses.ts'
import { editorClient } from '../running-stack/content.ts'
import { startCountingProxy } from './counting-proxy.ts'
import { atMost, printTable, type Row, unbudgetedRow } from './table.ts'

const paths = ['/', '/console', '/lab']
const lake = editorClient()
const field = 'hero.note'

/** The page, its Markdown and social card, the sitemap and llms.txt. */
const routesPerPublish = 5

interface Load {
  sent: number
  failed: number
  /** Milliseconds, sorted. */
  took: number[]
  stop: () => Promise<void>
}

function startLoad(rate: number): Load {
  const under = new Set<Promise<void>>()
  const load: Load = { sent: 0, failed: 0, took: [], stop }
  const begun = performance.now()
  const clock = setInterval(() => {
    const due = ((performance.now() - begun) / 1000) * rate
    while (load.sent < due) send()
  }, 10)
  function send() {
    const path = paths[load.sent % paths.length] ?? '/'
    load.sent += 1
    const started = performance.now()
    const one = read(path).then((html) => {
      if (html === null) load.failed += 1
      load.took.push(performance.now() - started)
      under.delete(one)
    })
    under.add(one)
  }
  async function stop() {
    clearInterval(clock)
    await Promise.all(under)
    load.took.sort((a, b) => a - b)
  }
  return load
}

async function read(path: string): Promise<string | null> {
  try {
    const response = await fetch(`${addresses.site}${path}`)
    const html = await response.text()
    return response.status === 200 ? html : null
  } catch {
    return null
  }
}

/** Returns the milliseconds until a visitor sees it. */
async function publish(text: string): Promise<number> {
  await lake
    .patch('landingPage')
    .set({ [field]: text })
    .commit()
  const published = performance.now()
  while (!(await read('/'))?.includes(text)) {
    if (performance.now() - published > 30_000) throw new Error(`“${text}” did not appear within 30 s.`)
    await wait(20)
  }
  return performance.now() - published
}

const at = (sorted: number[], share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0

const isScheduleQuery = (query: string) => query.includes('publishAt, unpublishAt')

export async function benchPublishing(): Promise<void> {
  const before = await lake.fetch<string>(`*[_id == "landingPage"][0].${field}`)
  const proxy = await startCountingProxy()
  const rows: Row[] = []
  try {
    for (const [rate, publishes, seconds] of [
      [50, 6, 30],
      [200, 0, 60],
    ] as const) {
      await wait(3_000)
      proxy.queries.length = 0
      const load = startLoad(rate)
      const shown: number[] = []
      for (let time = 0; time < publishes; time += 1) {
        await wait((seconds * 1000) / (publishes + 1))
        shown.push(await publish(`Published under load ${rate} ${time}`))
      }
      await wait((seconds * 1000) / (publishes + 1))
      await load.stop()
      shown.sort((a, b) => a - b)
      const asked = proxy.queries.filter((query) => !isScheduleQuery(query))
      const most = Math.max(
        0,
        ...[...new Set(asked)].map((each) => asked.filter((one) => one === each).length),
      )
      const name = `${rate} requests/s`
      if (publishes > 0)
        rows.push(
          unbudgetedRow(`${name}: publish → visible, median of ${publishes}`, at(shown, 0.5), 'ms'),
          atMost(`${name}: publish → visible, slowest`, at(shown, 1), 2_000, 'ms', 0),
        )
      rows.push(
        unbudgetedRow(`${name}: requests`, load.sent, ''),
        atMost(`${name}: failed`, load.failed, 0, '', 0),
        atMost(`${name}: 95 % within`, at(load.took, 0.95), 200, 'ms', 0),
        unbudgetedRow(
          `${name}: lake queries by the clock of the schedules`,
          proxy.queries.length - asked.length,
          '',
        ),
        unbudgetedRow(`${name}: lake queries for ${publishes} publishes`, asked.length, ''),
        atMost(`${name}: the same query asked`, most, publishes * routesPerPublish, 'times', 0),
      )
    }
  } finally {
    await proxy.close()
    await publish(before)
  }
  printTable('Publishing while visitors read', rows)
}
