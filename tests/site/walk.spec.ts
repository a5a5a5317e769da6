import type { Locator } from '@playwright/test'
import { draftPersona } from '@wiring/map/draft-persona'
import { ines } from '@wiring/map/specimen'
import { switches } from '@wiring/map/switches'
import { answersOfInes } from './answers-of-ines.ts'
import { expect, test } from './browser-errors.ts'

test.use({ javaScriptEnabled: false })

const sections = ['about', 'approach', 'services', 'mirror', 'contact', 'start']
const { gates } = draftPersona(ines).drawing

/** Bars of 34 every 66, of a height of 140; a lane every 24 from the middle. */
const endOf = (path: Locator) =>
  path.evaluate((element: SVGPathElement) => {
    const { x, y } = element.getPointAtLength(element.getTotalLength())
    const bars = element.ownerSVGElement?.querySelector('path')?.getBBox() ?? new DOMRect()
    return { gate: (x - bars.x - 34) / 66, lane: (y - bars.y - bars.height / 2) / 24 }
  })

test('beside each section stands one answer of hers, and the gate that it bent as the engine draws it', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.locator('#hero .walk')).toHaveCount(0)
  await expect(page.locator('.walk')).toHaveCount(sections.length)
  let before = -1
  for (const id of sections.slice(0, -1)) {
    const step = page.locator(`#${id} .walk`)
    const [label, quote, pole] = await step.locator('p > *').allTextContents()
    expect(label).toBe('Ines answered')
    expect(answersOfInes).toContain(quote?.replace(/[“”]/g, ''))
    const gate = switches.findIndex(({ left, right }) =>
      [left, right].some((each) => each.toLowerCase() === pole),
    )
    expect(gate, id).toBeGreaterThan(before)
    before = gate
    const level = gates[gate]?.level ?? 0
    expect(switches[gate]?.[level < 0 ? 'left' : 'right'].toLowerCase()).toBe(pole)
    const lit = await endOf(step.locator('path.lit'))
    expect(lit.gate, id).toBeCloseTo(gate, 1)
    expect(lit.lane, id).toBeCloseTo(level, 1)
  }
  const whole = page.locator('#start .walk')
  await expect(whole).toHaveText('The line of Ines, whole. Yours starts here.')
  const end = await endOf(whole.locator('path').nth(1))
  expect(end.gate).toBeGreaterThan(7.5)
  expect(end.lane).toBeCloseTo(0, 1)
})

test('a reader of the screen hears one sentence for each, and no drawing', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('#about')).toMatchAriaSnapshot(`
    - paragraph: Most stalled work is not a matter of talent or effort. It is one of three faults, and each has a place on the drawing.
    - paragraph:
      - text: Ines answered “With a picture I can already see”
      - strong: picture
    - article
  `)
  await expect(page.locator('.walk').getByRole('img')).toHaveCount(0)
})

for (const width of [320, 768, 1440])
  test(`nothing of it is cut or lies on something else at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    for (const step of await page.locator('.walk').all()) {
      const { inside, covered } = await step.evaluate((element) => {
        const box = element.getBoundingClientRect()
        const meets = (other: Element) => {
          const { left, right, top, bottom } = other.getBoundingClientRect()
          return left < box.right - 1 && right > box.left + 1 && top < box.bottom - 1 && bottom > box.top + 1
        }
        const words = [...(element.closest('section')?.querySelectorAll('h2, h3, p, blockquote') ?? [])]
        return {
          inside: box.left >= 0 && box.right <= innerWidth && element.scrollWidth <= element.clientWidth,
          covered: words.filter((each) => !element.contains(each) && meets(each)).length,
        }
      })
      expect(inside).toBe(true)
      expect(covered).toBe(0)
    }
  })
