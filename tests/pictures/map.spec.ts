import { expect, test } from '@playwright/test'
import { publishMap } from '../map/reader.ts'
import { addresses } from '../running-stack/addresses.ts'
import { keep, photograph, photographPdf } from './photograph.ts'

for (const person of ['ines', 'projector', 'care'])
  test(`map of ${person}`, async ({ page }) => {
    const { address } = await publishMap(person)
    await page.goto(address)
    await expect(page.locator('figure[data-drawing]')).toHaveAttribute('data-drawing', 'drawn')
    await photograph(page, `map-${person}`)
    await page.locator('.map-evidence > summary').click()
    await photograph(page, `map-${person}-opened`)
    const file = async (name: string) => (await page.request.get(`${address}/${name}`)).body()
    keep(`map-${person}-card.png`, await file('card.png'))
    keep(`map-${person}-text-0.txt`, await file('map.txt'))
    photographPdf(`map-${person}-sheet`, await file('sheet.pdf'))
    await page.setContent(String(await file('map.svg')))
    await photograph(page, `map-${person}-svg`)
    if (person !== 'ines') return
    await page.goto(`${address}/delete`)
    await photograph(page, 'map-delete')
    await page.goto(address)
    await page.locator('.map-headline .map-chip').first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await photograph(page, 'map-quote')
  })

test('closed and cut addresses', async ({ page }) => {
  for (const [name, path] of [
    ['unknown', `map/${'0'.repeat(64)}`],
    ['cut', 'map/0123456789'],
    ['unknown-delete', `map/${'0'.repeat(64)}/delete`],
    ['session-unknown', '00000000-0000-4000-8000-000000000000'],
    ['session-cut', '00000000-0000'],
    ['delete', 'delete'],
    ['delete-unknown', `delete?secret=${'0'.repeat(64)}`],
    ['too-many', 'too-many'],
    ['map-closed', 'map-closed'],
  ] as const) {
    await page.goto(`${addresses.site}/wiring/${path}`)
    await photograph(page, `address-${name}`)
  }
})
