import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Driver } from './driver.ts'

/** The first visible element of the selector with this name: label or text, rather exactly than in part. */
export interface Part {
  css: string
  name?: string
}

export const css = (selector: string): Part => ({ css: selector })
export const button = (name: string): Part => ({ css: 'button, summary', name })
export const link = (name: string): Part => ({ css: 'a', name })
export const field = (name: string): Part => ({ css: 'input, textarea', name })
export const heading = (name: string): Part => ({ css: 'h1, h2, h3', name })

const patience = 40_000

export async function until<Value>(what: string, read: () => Promise<Value>): Promise<NonNullable<Value>> {
  let last: unknown
  for (const deadline = Date.now() + patience; Date.now() < deadline; await wait(50))
    try {
      const value = await read()
      if (value) return value
      last = value
    } catch (error) {
      // A page that goes away ends what is read in it.
      last = error
    }
  throw new Error(`${what}: not within ${patience / 1_000} s (${last}).`)
}

export class Tab {
  readonly driver: Driver
  private offset = { x: 0, y: 0 }

  constructor(driver: Driver) {
    this.driver = driver
  }

  open = (url: string) => this.driver.open(url)

  evaluate<Result, Argument = undefined>(
    run: (argument: Argument) => Result | Promise<Result>,
    argument?: Argument,
  ): Promise<Result> {
    return this.driver.call(String(run), argument) as Promise<Result>
  }

  until = <Result, Argument = undefined>(
    what: string,
    run: (argument: Argument) => Result | Promise<Result>,
    argument?: Argument,
  ) => until(what, () => this.evaluate(run, argument))

  sees = (text: string) => this.until(`The page says “${text}”`, says, text)

  finds = (part: Part) => until(`There is ${describe(part)}`, () => this.evaluate(locate, part))

  /** What is typed or pressed earlier is lost. */
  isLive = (selector: string) => this.until(`React has taken over ${selector}`, isHydrated, selector)

  hasFocus = (part: Part) =>
    until(`The focus is on ${describe(part)}`, async () => (await this.evaluate(locate, part))?.focused)

  isAt = (pattern: RegExp) =>
    until(`The address is ${pattern}`, async () => {
      const address = await this.evaluate(() => location.href)
      return pattern.test(address) && address
    })

  /** By the mouse, once the element stands still and nothing covers it. */
  async click(part: Part): Promise<void> {
    const { x, y } = await until(`${describe(part)} can be clicked`, async () => {
      const place = await this.evaluate(locate, part)
      return place?.free ? place : null
    })
    await this.driver.clickAt(x + this.offset.x, y + this.offset.y)
  }

  async fill(part: Part, text: string): Promise<void> {
    await this.click(part)
    await this.driver.press('Control+a')
    await this.driver.write(text)
  }

  async inFrame<Result>(selector: string, run: () => Promise<Result>): Promise<Result> {
    const { x, y } = await this.finds(css(selector)).then(() => this.evaluate(cornerOf, selector))
    await this.driver.enterFrame(selector)
    this.offset = { x, y }
    try {
      return await run()
    } finally {
      this.offset = { x: 0, y: 0 }
      await this.driver.leaveFrame()
    }
  }

  /** The file whose name the pattern fits, once it is whole. */
  downloaded = (pattern: RegExp, starts: string) =>
    until(`${pattern} is downloaded`, async () => {
      const name = readdirSync(this.driver.downloads).find((each) => pattern.test(each))
      const body = name === undefined ? null : readFileSync(join(this.driver.downloads, name))
      return body?.subarray(0, 200).toString('latin1').includes(starts) && body.length > 0 ? name : null
    })
}

const describe = ({ css: selector, name }: Part) =>
  name === undefined ? selector : `“${name}” (${selector})`

// The rest runs in the page.

function says(text: string): boolean {
  const plain = (words: string) => words.replace(/\s+/g, ' ').toLowerCase()
  return plain(document.body.innerText).includes(plain(text))
}

async function isHydrated(selector: string): Promise<boolean> {
  const element = document.querySelector(selector)
  if (element === null || !Object.keys(element).some((key) => key.startsWith('__reactProps'))) return false
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
  return true
}

function cornerOf(selector: string): { x: number; y: number } {
  const { left, top } = document.querySelector(selector)?.getBoundingClientRect() ?? { left: 0, top: 0 }
  return { x: left, y: top }
}

interface Place {
  x: number
  y: number
  free: boolean
  focused: boolean
}

async function locate({ css: selector, name }: Part): Promise<Place | null> {
  const plain = (words: string) => words.replace(/\s+/g, ' ').trim().toLowerCase()
  const names = (element: HTMLElement) => {
    const labels = [...((element as HTMLInputElement).labels ?? [])].map((label) => label.innerText)
    return [element.getAttribute('aria-label') ?? '', ...labels, element.innerText].map(plain)
  }
  const visible = [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (element) => element.checkVisibility() && element.getBoundingClientRect().width > 0,
  )
  const wanted = name === undefined ? undefined : plain(name)
  const element =
    wanted === undefined
      ? visible[0]
      : (visible.find((each) => names(each).includes(wanted)) ??
        visible.find((each) => names(each).some((one) => one.includes(wanted))))
  if (element === undefined) return null
  const box = () => element.getBoundingClientRect()
  if (box().top < 80 || box().bottom > innerHeight - 40)
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const before = box()
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
  const { left, top, width, height } = box()
  const [x, y] = [left + width / 2, top + Math.min(height, innerHeight) / 2]
  const hit = document.elementFromPoint(x, y)
  const uncovered = hit !== null && (element.contains(hit) || hit.contains(element))
  const still = before.left === left && before.top === top
  const free = uncovered && still && !element.matches(':disabled')
  return { x, y, free, focused: document.activeElement === element }
}
