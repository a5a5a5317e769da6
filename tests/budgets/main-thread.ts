/**
 * `npm run bench:main-thread`: the first 8 s, alternating with an empty app. `ROUNDS` and `PAGES`
 * (`/,/lab`) narrow it. The table is kept in `main-thread.txt`.
 */

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { numberVariable } from '@wiring/local/settings'
import { addresses } from '../running-stack/addresses.ts'
import { startEmptyApp } from './empty-app.ts'
import { type PageTrace, tracePage } from './page-trace.ts'
import { launchBrowser, withProductionStack } from './production-stack.ts'
import { atMost, median, type Row, tableOf, unbudgetedRow } from './table.ts'

const rounds = numberVariable('ROUNDS', 5)
const pages = (process.env.PAGES || '/,/console,/lab,/map').split(',')

await withProductionStack(async () => {
  const empty = await startEmptyApp()
  const browser = await launchBrowser()
  const measured = new Map<string, PageTrace[]>()
  const withoutScripts = { javaScriptEnabled: false }
  const oneElement = { simplestDrawing: true }
  const all: [name: string, address: string, options?: Parameters<typeof tracePage>[2]][] = [
    ['empty', empty.address],
    ['empty, without scripts', empty.address, withoutScripts],
    ['empty, one element drawn', empty.address, oneElement],
    ...pages.flatMap((path): typeof all => [
      [path, addresses.site + path],
      [`${path}, without scripts`, addresses.site + path, withoutScripts],
      [`${path}, one element drawn`, addresses.site + path, oneElement],
    ]),
  ]
  try {
    for (let round = 0; round <= rounds; round += 1)
      for (const [name, address, options] of all) {
        const trace = await tracePage(browser, address, options)
        if (round > 0) measured.set(name, [...(measured.get(name) ?? []), trace])
      }
  } finally {
    await browser.close()
    empty.close()
  }
  const of = (name: string, key: keyof PageTrace) =>
    median((measured.get(name) ?? []).map((trace) => trace[key]))
  const floor = { work: of('empty', 'work'), blocking: of('empty', 'blocking') }
  const scriptsOfFramework = floor.work - of('empty, without scripts', 'work')
  const rows: Row[] = pages.flatMap((path) => [
    atMost(`${path} main-thread time`, of(path, 'work'), Math.round(1.3 * floor.work), 'ms', 0),
    unbudgetedRow(
      `${path} without scripts, and the empty app's scripts`,
      of(`${path}, without scripts`, 'work') + scriptsOfFramework,
      'ms',
    ),
    atMost(`${path} blocking time`, of(path, 'blocking'), Math.round(1.2 * floor.blocking), 'ms', 0),
    atMost(`${path} longest frame of a drawing`, of(path, 'longestDrawingFrame'), 2, 'ms'),
    unbudgetedRow(
      `${path} longest frame while only one element is drawn`,
      of(`${path}, one element drawn`, 'longestDrawingFrame'),
      'ms',
      1,
    ),
    unbudgetedRow(`${path} frames with style, layout or paint`, of(path, 'frames'), ''),
    unbudgetedRow(`${path} of these while it draws itself`, of(path, 'drawingFrames'), ''),
  ])
  const table = tableOf(`The first 8 s, medians of ${rounds}, processor time of the main thread`, [
    unbudgetedRow('empty app, main-thread time', floor.work, 'ms'),
    unbudgetedRow('empty app, blocking time', floor.blocking, 'ms'),
    unbudgetedRow(
      'empty app, longest frame while one element is drawn',
      of('empty, one element drawn', 'longestDrawingFrame'),
      'ms',
      1,
    ),
    ...rows,
  ])
  console.log(table)
  writeFileSync(join(import.meta.dirname, 'main-thread.txt'), `${table}\n`)
})
