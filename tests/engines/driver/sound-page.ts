import { expect } from '@playwright/test'
import type { Tab } from './tab.ts'

const sizes = [
  [1440, 900],
  [390, 844],
] as const

/** At both widths: nothing hangs over the side, and lettering in drawings can be read. */
export async function expectSound(tab: Tab): Promise<void> {
  for (const [width, height] of sizes) {
    await tab.driver.resize(width, height)
    await tab.until(`Nothing hangs over at ${width} px`, fits)
    expect(await tab.evaluate(wrongLettering), `lettering at ${width} px`).toEqual([])
  }
}

/** Each drawing is scrolled into view until it is drawn. */
export async function expectDrawn(tab: Tab): Promise<number> {
  const drawings = await tab.evaluate(() => document.querySelectorAll('[data-wires]').length)
  for (let index = 0; index < drawings; index += 1)
    await tab.until(`Drawing ${index + 1} is drawn`, isDrawn, index)
  return drawings
}

// These run in the page.

async function fits(): Promise<boolean> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
  return document.documentElement.scrollWidth <= document.documentElement.clientWidth
}

function isDrawn(index: number): boolean {
  const drawing = document.querySelectorAll<HTMLElement>('[data-wires]')[index]
  if (!drawing?.checkVisibility() || drawing.dataset.wires === 'drawn') return true
  const { top, height } = drawing.getBoundingClientRect()
  if (top < 0 || top + Math.min(height, 300) > innerHeight)
    drawing.scrollIntoView({ block: 'center', behavior: 'instant' })
  return false
}

/** 8 to 24 px, as computed and on the screen. */
export function wrongLettering(): string[] {
  return [...document.querySelectorAll<SVGTextElement>('.ui-mark')].flatMap((mark) => {
    const matrix = mark.checkVisibility() ? mark.getScreenCTM() : null
    if (matrix === null) return []
    const computed = Number.parseFloat(getComputedStyle(mark).fontSize)
    const shown = computed * Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c))
    const readable = [computed, shown].every((each) => each >= 8 && each <= 24)
    return readable ? [] : [`“${mark.textContent}” ${computed} px, shown ${shown.toFixed(1)} px`]
  })
}
