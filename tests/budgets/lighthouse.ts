/**
 * `npm run bench:lighthouse`: median of five mobile runs of each page of the production build behind a CDN's
 * edge; `EDGE=no` asks `next start` itself, which compresses each answer anew and with gzip. npm fetches
 * Lighthouse when this runs: installed it would take 60 MB.
 */

import { readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromiumEnvironment } from '@wiring/local/chromium'
import { numberVariable } from '@wiring/local/settings'
import { fail, runTool } from '@wiring/local/tool'
import { addresses } from '../running-stack/addresses.ts'
import { startEdge } from './edge.ts'
import { withProductionStack } from './production-stack.ts'
import { atLeast, justSo, printTable, type Row } from './table.ts'

const lighthouse = 'lighthouse@13.5.0'
const rounds = numberVariable('ROUNDS', 5)

interface Report {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number }>
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

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
  const edge = process.env.EDGE === 'no' ? null : await startEdge(addresses.site)
  const site = edge?.address ?? addresses.site
  const rows: Row[] = []
  for (const path of ['/', '/console', '/lab']) {
    const reports: Report[] = []
    // The first request of an address waits for its compression; measured ones do not.
    await measure(site + path, environment)
    for (let round = 0; round < rounds; round += 1) reports.push(await measure(site + path, environment))
    const score = (name: string) =>
      median(reports.map(({ categories }) => Math.round((categories[name]?.score ?? 0) * 100)))
    rows.push(
      atLeast(`${path} performance`, score('performance'), 98, ''),
      atLeast(`${path} accessibility`, score('accessibility'), 100, ''),
      atLeast(`${path} best practices`, score('best-practices'), 100, ''),
      atLeast(`${path} SEO`, score('seo'), 100, ''),
      justSo(
        `${path} largest contentful paint`,
        median(reports.map(({ audits }) => audits['largest-contentful-paint']?.numericValue ?? 0)),
        'ms',
      ),
    )
  }
  edge?.close()
  printTable(
    `Lighthouse mobile, median of ${rounds}, ${edge === null ? 'straight from next start (gzip)' : 'as a CDN sends it (brotli)'}`,
    rows,
  )
})
