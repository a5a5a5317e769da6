/**
 * `npm run bench:main-thread`: the first 8 s, by turns with an empty app, in five minutes. The floor of a
 * frame is the page with one element drawn instead of its wires, without any other motion. `ROUNDS` (3) and
 * `PAGES` (`/,/lab`) narrow it. The table is kept in `main-thread.txt`.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { numberVariable } from '@wiring/local/settings'
import { addresses } from '../running-stack/addresses.ts'
import { startEmptyApp } from './empty-app.ts'
import { type PageTrace, tracePage } from './page-trace.ts'
import { launchBrowser, withProductionStack } from './production-stack.ts'
import { atMost, failIfOver, median, type Row, tableOf, unbudgetedRow } from './table.ts'

const rounds = numberVariable('ROUNDS', 3)
const pages = (process.env.PAGES || '/,/console,/lab,/map').split(',')

await withProductionStack(async () => {
  const empty = await startEmptyApp()
  const browser = await launchBrowser()
  const measured = new Map<string, PageTrace[]>()
  const floorOf = (path: string) => `${path}, one element drawn`
  const targets = [['empty', empty.address], ...pages.map((path) => [path, addresses.site + path])]
  try {
    for (const [, address = ''] of targets) await fetch(address)
    for (let round = 0; round < rounds; round += 1)
      for (const [name = '', address = ''] of targets)
        for (const simplestDrawing of name === 'empty' ? [true] : [false, true]) {
          const trace = await tracePage(browser, address, { simplestDrawing })
          const key = simplestDrawing && name !== 'empty' ? floorOf(name) : name
          measured.set(key, [...(measured.get(key) ?? []), trace])
        }
  } finally {
    await browser.close()
    empty.close()
  }
  const of = (name: string, key: keyof PageTrace) =>
    median((measured.get(name) ?? []).map((trace) => trace[key]))
  const floor = {
    work: of('empty', 'work'),
    blocking: of('empty', 'blocking'),
    afterLoad: of('empty', 'afterLoad'),
  }
  const rows: Row[] = pages.flatMap((path) => {
    const frame = of(floorOf(path), 'longestDrawingFrame')
    return [
      atMost(`${path} main-thread time`, of(path, 'work'), Math.round(1.3 * floor.work), 'ms', 0),
      atMost(`${path} blocking time`, of(path, 'blocking'), Math.round(1.2 * floor.blocking), 'ms', 0),
      atMost(
        `${path} without motion, in the second after it has hydrated`,
        of(floorOf(path), 'afterLoad'),
        Math.round(floor.afterLoad + 5),
        'ms',
      ),
      unbudgetedRow(`${path} longest frame while one element is drawn`, frame, 'ms', 1),
      atMost(
        `${path} longest frame of a drawing`,
        of(path, 'longestDrawingFrame'),
        Math.round(frame + 2),
        'ms',
      ),
      unbudgetedRow(`${path} frames with style, layout or paint`, of(path, 'frames'), ''),
      unbudgetedRow(`${path} of these while it draws itself`, of(path, 'drawingFrames'), ''),
    ]
  })
  const table = tableOf(`The first 8 s, medians of ${rounds}, processor time of the main thread`, [
    unbudgetedRow('empty app, main-thread time', floor.work, 'ms'),
    unbudgetedRow('empty app, blocking time', floor.blocking, 'ms'),
    unbudgetedRow('empty app, in the second after it has hydrated', floor.afterLoad, 'ms', 1),
    ...rows,
  ])
  console.log(table)
  failIfOver(rows)
  writeFileSync(join(import.meta.dirname, 'main-thread.txt'), `${table}\n`)
})
