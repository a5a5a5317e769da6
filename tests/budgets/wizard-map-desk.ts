/**
 * `npm run bench:wizard-map-desk`: by turns, a reader's map beside `/` and the wizard's first question beside
 * an empty app, on an emulated phone; at the desk, from the signing press to the next map. Its answers come
 * from an edge: the database is slower here than where it is hosted, and a map's answer has its own budget.
 * `ROUNDS` (10) narrows it. Fails where the spread lies above its aim; kept in `wizard-map-desk.txt`.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { numberVariable } from '@wiring/local/settings'
import { publishMap } from '../map/reader.ts'
import { addresses } from '../running-stack/addresses.ts'
import { startSession } from '../running-stack/session-api.ts'
import { pressToNextMap } from './desk-press.ts'
import { startEdge } from './edge.ts'
import { startEmptyApp } from './empty-app.ts'
import { startLine } from './line.ts'
import { loadPage, phone, timeToUse } from './page-load.ts'
import { launchBrowser, withProductionStack } from './production-stack.ts'
import { spreadOf } from './spread.ts'

const rounds = numberVariable('ROUNDS', 10)
const signatures = Math.min(rounds, 5)
const aims = { map: 1.3, question: 1.2, desk: 100 }

/** Runs in the page: React has taken it over. */
const isHydrated = () =>
  Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__react'))

/** Runs in the page. One press on “Start” belongs to it. */
function showsFirstQuestion(): boolean {
  if (!('hydrated' in (document.documentElement?.dataset ?? {}))) return false
  if (document.querySelector('[name="answer"]')) return true
  const start = document.querySelector<HTMLButtonElement>('.screen-actions button:not([data-pressed])')
  if (start) {
    start.dataset.pressed = ''
    start.click()
  }
  return false
}

interface Turn {
  home: number
  map: number
  empty: number
  question: number
}

async function takeTurn(browser: Browser, at: Record<'site' | 'empty' | 'map' | 'wizard', string>) {
  const home = await loadPage(browser, at.site, phone)
  const map = await loadPage(browser, at.map, phone)
  const empty = await timeToUse(browser, at.empty, phone, isHydrated)
  const question = await timeToUse(browser, at.wizard, phone, showsFirstQuestion)
  return { home: home.largestPaint, map: map.largestPaint, empty, question }
}

const turns: Turn[] = []
const presses: number[] = []

await withProductionStack(async () => {
  const { address: mapAddress } = await publishMap()
  const session = await startSession()
  const empty = await startEmptyApp()
  const edges = [await startEdge(addresses.site), await startEdge(empty.address)]
  const phoneLines = await Promise.all(edges.map(({ address }) => startLine(address)))
  const [site, bare] = phoneLines.map(({ address }) => address)
  const browser = await launchBrowser()
  const at = {
    site: `${site}/`,
    empty: `${bare}/`,
    map: site + new URL(mapAddress).pathname,
    wizard: `${site}/wiring/${session}`,
  }
  try {
    for (let round = 0; round <= rounds; round += 1) {
      const turn = await takeTurn(browser, at)
      if (round > 0) turns.push(turn)
    }
  } finally {
    await browser.close()
    for (const server of [...phoneLines, ...edges]) server.close()
    empty.close()
  }
  for (let round = 0; round <= signatures; round += 1) {
    const time = await pressToNextMap()
    if (round > 0) presses.push(time)
  }
})

const of = (key: keyof Turn) => turns.map((turn) => turn[key])
const ratios = (key: keyof Turn, floor: keyof Turn) => turns.map((turn) => turn[key] / turn[floor])
const printed = (values: readonly number[], digits: number, unit: string) => {
  const { median, low, high } = spreadOf(values)
  return `${median.toFixed(digits)} (${low.toFixed(digits)} to ${high.toFixed(digits)}) ${unit}`
}

function line(what: string, values: readonly number[], aim: number, text: string): string {
  const isOver = spreadOf(values).low > aim
  if (isOver) process.exitCode = 1
  return `${isOver ? '!' : ' '} ${what}: ${text} of ${aim}`
}

const compared = (what: string, key: keyof Turn, floor: keyof Turn, aim: number) => {
  const values = ratios(key, floor)
  return line(what, values, aim, `${printed(of(key), 0, 'ms')}, ${printed(values, 2, 'times')}`)
}

const table = [
  `Medians of ${rounds} rounds by turns, with the bounds of 95 %; a phone behind a line of 1.6 Mbit/s and 150 ms, brotli`,
  `  /, largest paint: ${printed(of('home'), 0, 'ms')}`,
  compared("a reader's map, largest paint", 'map', 'home', aims.map),
  `  empty app, usable: ${printed(of('empty'), 0, 'ms')}`,
  compared("the wizard's first question, usable", 'question', 'empty', aims.question),
  `At the desk, medians of ${signatures}, on this machine as it is`,
  line('from the signing press to the next map', presses, aims.desk, printed(presses, 0, 'ms')),
].join('\n')
console.log(table)
writeFileSync(join(import.meta.dirname, 'wizard-map-desk.txt'), `${table}\n`)
