import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '@wiring/local/testing/free-port'
import { Builder, By, Capabilities, Key, type WebDriver } from 'selenium-webdriver'
import type { Driver } from './driver.ts'

/** A request that was still under way when the page was left. */
const endedByLeaving = /TypeError: Load failed/

export async function startWebKit(): Promise<Driver> {
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'))
  const display = startProgram('Xvfb', [
    '-displayfd',
    '3',
    '-screen',
    '0',
    '1800x1400x24',
    '-nolisten',
    'tcp',
  ])
  const [number] = await once(display.stdio[3] as NodeJS.ReadableStream, 'data')
  const port = await freePort()
  const server = startProgram('WebKitWebDriver', [`--port=${port}`], {
    DISPLAY: `:${String(number).trim()}`,
    HOME: folder,
    XDG_CONFIG_HOME: writeSettings(folder),
  })
  const driver = await connect(`http://127.0.0.1:${port}`)
  const problems: string[] = []
  return {
    // WebKitGTK saves in the home folder when it knows no other.
    downloads: folder,
    async open(url) {
      const before = await driver.executeScript('return performance.timeOrigin')
      // A page that was asked for while the one before still began can be lost.
      for (let askedAt = 0; ; ) {
        if (Date.now() - askedAt > 30_000) {
          askedAt = Date.now()
          await driver.get(url)
        }
        const now = await driver
          .executeScript('return document.URL === "about:blank" ? null : performance.timeOrigin')
          .catch(() => null)
        if (now !== null && now !== before) return
        await wait(10)
      }
    },
    async call(source, argument) {
      const answer = await driver.executeAsyncScript<{ value: unknown; problems: string[]; error?: string }>(
        `const done = arguments[arguments.length - 1]
         const problems = (${watch})()
         const answer = (rest) => done({ ...rest, problems: problems.splice(0) })
         Promise.resolve(arguments[0]).then(${source})
           .then((value) => answer({ value: value ?? null }), (error) => answer({ error: String(error) }))`,
        argument ?? null,
      )
      problems.push(...answer.problems.filter((problem) => !endedByLeaving.test(problem)))
      if (answer.error !== undefined) throw new Error(answer.error)
      return answer.value
    },
    enterFrame: async (selector) => driver.switchTo().frame(await driver.findElement(By.css(selector))),
    leaveFrame: () => driver.switchTo().defaultContent(),
    clickAt: (x, y) =>
      driver
        .actions()
        .move({ x: Math.round(x), y: Math.round(y), duration: 0 })
        .click()
        .perform(),
    press: async (key) => {
      const [last = '', ...held] = key.split('+').reverse().map(keyCode)
      const actions = driver.actions()
      for (const each of held) actions.keyDown(each)
      actions.sendKeys(last)
      for (const each of held) actions.keyUp(each)
      await actions.perform()
    },
    write: (text) => driver.actions().sendKeys(text).perform(),
    attach: async (selector, files) => driver.findElement(By.css(selector)).sendKeys(files.join('\n')),
    resize: (width, height) => resize(driver, width, height),
    picture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    takeProblems: async () => problems.splice(0),
    async close() {
      await driver.quit().catch(() => null)
      server.kill()
      display.kill()
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}

function startProgram(program: string, parameters: string[], environment = {}): ChildProcess {
  // Ends with this process, also when that is killed.
  return spawn('setpriv', ['--pdeathsig', 'KILL', program, ...parameters], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
}

/** Without them the toolbar keeps the window wider than a phone. */
function writeSettings(folder: string): string {
  const settings = join(folder, 'settings')
  mkdirSync(join(settings, 'gtk-3.0'), { recursive: true })
  writeFileSync(
    join(settings, 'gtk-3.0/gtk.css'),
    'window * { min-width: 0; min-height: 0; padding: 0; margin: 0 }\n' +
      'headerbar, toolbar, entry, button { min-width: 0; font-size: 1px }\n',
  )
  return settings
}

async function connect(address: string): Promise<WebDriver> {
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; await wait(50))
    if (
      await fetch(`${address}/status`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      break
  const capabilities = new Capabilities({ browserName: 'MiniBrowser', pageLoadStrategy: 'none' })
  const driver = await new Builder().usingServer(address).withCapabilities(capabilities).build()
  await driver.manage().setTimeouts({ script: 60_000, pageLoad: 120_000 })
  return driver
}

/** The window is larger than the page by its frame, which is known only afterwards. */
async function resize(driver: WebDriver, width: number, height: number): Promise<void> {
  const window = driver.manage().window()
  let [outerWidth, outerHeight] = [width, height]
  for (let round = 0; round < 40; round += 1) {
    const [w = 0, h = 0] = await driver.executeScript<number[]>('return [innerWidth, innerHeight]')
    if (w === width && h === height) return
    const rect = await window.getRect()
    if (round % 8 === 0) [outerWidth, outerHeight] = [rect.width + width - w, rect.height + height - h]
    await window.setRect({ x: 0, y: 0, width: outerWidth, height: outerHeight })
    await wait(25)
  }
  throw new Error(`The window did not become ${width} × ${height}.`)
}

/** Runs in the page: under automation WebKitGTK reports nothing by itself. */
function watch(): string[] {
  const known = Reflect.get(window, 'problems')
  if (known !== undefined) return known
  const problems: string[] = []
  Reflect.set(window, 'problems', problems)
  addEventListener('error', ({ message }) => message && problems.push(`exception: ${message}`))
  addEventListener('unhandledrejection', ({ reason }) => problems.push(`rejection: ${reason}`))
  const original = console.error
  console.error = (...parts: unknown[]) => {
    problems.push(`console: ${parts.join(' ')}`)
    original(...parts)
  }
  const observer = new ReportingObserver(
    (reports) => {
      for (const { body } of reports) problems.push(`CSP: ${JSON.stringify(body)}`)
    },
    { types: ['csp-violation'], buffered: true },
  )
  observer.observe()
  return problems
}

function keyCode(name: string): string {
  const known = name.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase()
  return name.length > 1 ? String(Reflect.get(Key, known) ?? name) : name
}
