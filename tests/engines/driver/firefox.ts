import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import puppeteer, { type Frame, type KeyInput } from 'puppeteer-core'
import type { Driver } from './driver.ts'

/** Busy machines start Firefox slowly. */
const timeout = 120_000

/** A request or a stream that was still under way when the page was left. */
const endedByLeaving =
  /NetworkError when attempting to fetch|AbortError: The operation was aborted|Error in input stream|React error #412\b/

export async function startFirefox(): Promise<Driver> {
  const folder = mkdtempSync(join(tmpdir(), 'firefox-'))
  const downloads = join(folder, 'downloads')
  mkdirSync(downloads)
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: endingWithThisProcess(folder, '/usr/bin/firefox-esr'),
    headless: true,
    timeout,
    protocolTimeout: timeout,
    defaultViewport: { width: 1440, height: 900 },
    extraPrefsFirefox: {
      'browser.download.dir': downloads,
      'browser.download.folderList': 2,
      'browser.download.useDownloadDir': true,
      'pdfjs.disabled': true,
    },
  })
  const [page = await browser.newPage()] = await browser.pages()
  const problems: string[] = []
  const note = (problem: string) => {
    if (!endedByLeaving.test(problem)) problems.push(problem)
  }
  await page.evaluateOnNewDocument(() => {
    const log = console.error
    // Else an error that is logged arrives without its words.
    console.error = (...parts: unknown[]) =>
      log(...parts.map((part) => (part instanceof Error ? String(part) : part)))
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      console.error(`CSP: ${effectiveDirective} blocked ${blockedURI} ${sample}`),
    )
  })
  page.on('pageerror', (error) => note(`exception: ${error}`))
  page.on('console', (message) => {
    if (message.type() === 'error') note(`console: ${message.text()}`)
  })
  let frame: Frame = page.mainFrame()
  return {
    downloads,
    async open(url) {
      frame = page.mainFrame()
      const go = () => page.goto(url, { waitUntil: 'domcontentloaded', timeout })
      // The page before may still be on its way somewhere, and its end aborts this navigation.
      await go().catch((error: Error) => {
        if (!error.message.includes('NS_BINDING_ABORTED')) throw error
        return go()
      })
    },
    call: (source, argument) => frame.evaluate(`(${source})(${JSON.stringify(argument)})`),
    async enterFrame(selector) {
      const inner = await (await page.$(selector))?.contentFrame()
      if (!inner) throw new Error(`There is no frame ${selector}.`)
      frame = inner
    },
    async leaveFrame() {
      frame = page.mainFrame()
    },
    clickAt: (x, y) => page.mouse.click(x, y),
    async press(key) {
      const [last = '', ...held] = key.split('+').reverse() as KeyInput[]
      for (const each of held) await page.keyboard.down(each)
      await page.keyboard.press(last as KeyInput)
      for (const each of held) await page.keyboard.up(each)
    },
    write: (text) => page.keyboard.type(text),
    async attach(selector, files) {
      const input = await page.$(selector)
      await (input as unknown as { uploadFile(...paths: string[]): Promise<void> }).uploadFile(...files)
    },
    resize: (width, height) => page.setViewport({ width, height }),
    picture: async () => Buffer.from(await page.screenshot()),
    takeProblems: async () => problems.splice(0),
    async close() {
      await browser.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Also when this process is killed, which Puppeteer cannot notice. */
function endingWithThisProcess(folder: string, program: string): string {
  const script = join(folder, 'browser')
  writeFileSync(script, `#!/bin/sh\nexec setpriv --pdeathsig KILL ${program} "$@"\n`, { mode: 0o755 })
  return script
}
