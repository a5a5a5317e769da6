/**
 * `npm run bench:lighthouse`: medians of five mobile runs; `EDGE=no` measures `next start` itself. npm
 * fetches Lighthouse at run time: installed it takes 60 MB.
 */

import { readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromiumEnvironment } from '@wiring/local/chromium'
import { numberVariable } from '@wiring/local/settings'
import { fail, runTool } from '@wiring/local/tool'
import { addresses } from '../running-stack/addresses.ts'
import { startEdge } from './edge.ts'
import { startEmptyApp } from './empty-app.ts'
import { withProductionStack } from './production-stack.ts'
import { atLeast, median, printTable, type Row, unbudgetedRow } from './table.ts'

const lighthouse = 'lighthouse@13.5.0'
const rounds = numberVariable('ROUNDS', 5)

interface Report {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number }>
}

async function measure(address: string, environment: Record<string, string>): Promise<Report> {
  const file = join(tmpdir(), `lighthouse-${process.pid}.json`)
  const { code, output } = await runTool(
    'npm',
    [
      'exec',
      '--yes',
      `--package=${lighthouse}`,
      '--',
      'lighthouse',
      address,
      '--output=json',
      `--output-path=${file}`,
      '--quiet',
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
    ],
    { environment, folder: tmpdir() },
  )
  if (code !== 0) fail(`Lighthouse did not run; npm fetches it when it is missing:\n${output.slice(-2000)}`)
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report
  rmSync(file)
  return report
}

await withProductionStack(async () => {
  const { CHROMIUM_PATH } = await chromiumEnvironment()
  const environment: Record<string, string> =
    CHROMIUM_PATH === undefined ? {} : { CHROME_PATH: CHROMIUM_PATH }
  const empty = await startEmptyApp()
  const edges =
    process.env.EDGE === 'no' ? [] : [await startEdge(addresses.site), await startEdge(empty.address)]
  const [site = addresses.site, emptySite = empty.address] = edges.map(({ address }) => address)
  const pages = ['/', '/console', '/lab']
  const targets = { empty: emptySite, ...Object.fromEntries(pages.map((path) => [path, site + path])) }
  const reports = new Map<string, Report[]>()
  try {
    for (let round = 0; round <= rounds; round += 1)
      for (const [name, address] of Object.entries(targets)) {
        const report = await measure(address, environment)
        if (round > 0) reports.set(name, [...(reports.get(name) ?? []), report])
      }
  } finally {
    for (const edge of edges) edge.close()
    empty.close()
  }
  const of = (name: string, value: (report: Report) => number) => median((reports.get(name) ?? []).map(value))
  const score = (name: string, category: string) =>
    of(name, ({ categories }) => Math.round((categories[category]?.score ?? 0) * 100))
  const audit = (name: string, id: string) => of(name, ({ audits }) => audits[id]?.numericValue ?? 0)
  const times = (name: string): Row[] => [
    unbudgetedRow(`${name} largest contentful paint`, audit(name, 'largest-contentful-paint'), 'ms'),
    unbudgetedRow(`${name} total blocking time`, audit(name, 'total-blocking-time'), 'ms'),
  ]
  printTable(
    `Lighthouse mobile, medians of ${rounds} by turns, ${edges.length === 0 ? 'straight from next start (gzip)' : 'as a CDN sends it (brotli)'}`,
    [
      unbudgetedRow('empty app performance', score('empty', 'performance'), ''),
      ...times('empty'),
      ...pages.flatMap((path) => [
        atLeast(`${path} performance`, score(path, 'performance'), 98, ''),
        atLeast(`${path} accessibility`, score(path, 'accessibility'), 100, ''),
        atLeast(`${path} best practices`, score(path, 'best-practices'), 100, ''),
        atLeast(`${path} SEO`, score(path, 'seo'), 100, ''),
        ...times(path),
      ]),
    ],
  )
})
