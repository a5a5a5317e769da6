import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { dataFolder } from '@wiring/local/settings'
import { waitForAnimations } from '../site/animations.ts'

const folder = process.env.PHOTOGRAPHS ?? join(dataFolder, 'photographs')
mkdirSync(folder, { recursive: true })

const widths = [390, 1440]

export const keep = (name: string, file: Buffer | string) =>
  writeFileSync(join(folder, name.replaceAll(/[^\w.-]+/g, '-')), file)

/** As it is shown, whole, with the text beside it, which tells a change of words from one of looks. */
export async function photograph(page: Page, name: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await page.evaluate(showPictures)
    await waitForAnimations(page)
    await page.waitForFunction(isAsHighAsBefore, null, { polling: 150 })
    await page.evaluate(holdWhatChanges)
    keep(`${name}-${width}.txt`, await page.evaluate(shownText))
    const picture = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' })
    keep(`${name}-${width}.png`, picture)
    await page.evaluate(() => (window as unknown as { putBack: () => void }).putBack())
  }
}

/** Each that the page holds, opened by itself: what it says does not hang on the button. */
export async function photographDialogs(page: Page, name: string): Promise<void> {
  const dialogs = page.locator('dialog:not([open])')
  for (let index = 0; index < (await dialogs.count()); index += 1) {
    const dialog = await dialogs.nth(index).elementHandle()
    const id = await dialog?.evaluate((element: HTMLDialogElement) => {
      element.showModal()
      return element.id
    })
    await photograph(page, `${name}-dialog-${id?.startsWith('_') ? index : id || index}`)
    await dialog?.evaluate((element: HTMLDialogElement) => element.close())
  }
}

/** By poppler. */
export function photographPdf(name: string, pdf: Buffer): void {
  const scratch = mkdtempSync(join(tmpdir(), 'pdf-'))
  writeFileSync(join(scratch, 'file.pdf'), pdf)
  execFileSync('pdftoppm', ['-r', '60', '-png', 'file.pdf', 'page'], { cwd: scratch })
  execFileSync('pdftotext', ['-layout', 'file.pdf', 'text.txt'], { cwd: scratch })
  for (const file of readdirSync(scratch).filter((each) => each.endsWith('.png')))
    keep(`${name}-${file}`, readFileSync(join(scratch, file)))
  keep(`${name}.txt`, readFileSync(join(scratch, 'text.txt')))
  rmSync(scratch, { recursive: true })
}

async function showPictures(): Promise<void> {
  const shown = [...document.images].filter((image) => image.checkVisibility())
  const over = (image: HTMLImageElement) =>
    new Promise((end) => {
      for (const each of ['load', 'error']) image.addEventListener(each, end, { once: true })
    })
  await Promise.all(
    shown.map((image) => {
      image.loading = 'eager'
      return image.complete || over(image)
    }),
  )
  await Promise.all(shown.map((image) => image.decode().catch(() => undefined)))
  // The wizard asks for its faces last.
  while (document.querySelector('#late-faces') && !('faces' in document.documentElement.dataset))
    await new Promise(requestAnimationFrame)
  await document.fonts.ready
  scrollTo(0, 0)
}

/** What opens grows without an animation that a page could list. */
function isAsHighAsBefore(): boolean {
  const { dataset, scrollHeight } = document.documentElement
  const before = dataset.height
  dataset.height = String(scrollHeight)
  return before === dataset.height
}

/** Ids, secrets, ports, hours, as zeros of the same length; how long ago something was, as one length. */
function holdWhatChanges(): void {
  const changing =
    /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|\b\w(?=•••@)|[0-9a-f]{12,64}|localhost:\d+|127\.0\.0\.1:\d+|\b\d\d?:\d\d(?::\d\d)?\b/g
  const ages = /\b\d+ (?:s|min|h|seconds?|minutes?)\b|\bjust now\b/g
  const held = (text: string) =>
    text.replace(ages, '0 min').replace(changing, (found) => found.replaceAll(/[0-9a-f]/g, '0'))
  const putBack: (() => void)[] = []
  const hold = <Key extends string>(of: Record<Key, string>, key: Key) => {
    const before = of[key]
    if (held(before) === before) return
    of[key] = held(before)
    putBack.push(() => {
      of[key] = before
    })
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode as Text
    if (!node.parentElement?.closest('script, style')) hold(node, 'data')
  }
  for (const field of document.querySelectorAll<HTMLInputElement>('input:not([type=file]), textarea'))
    hold(field, 'value')
  for (const qr of document.querySelectorAll<SVGElement>('dialog svg[viewBox][shape-rendering], .qr')) {
    qr.style.visibility = 'hidden'
    putBack.push(() => qr.style.removeProperty('visibility'))
  }
  Object.assign(window, { putBack: () => putBack.forEach((each) => void each()) })
}

const shownText = () => document.body.innerText
