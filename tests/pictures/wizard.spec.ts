import { expect, test } from '@playwright/test'
import { type Checkpoint, checkpoints, goToCheckpoint } from '../wizard/checkpoints.ts'
import { toastCases } from '../wizard/toast-table.ts'
import { photograph, photographDialogs } from './photograph.ts'

for (const checkpoint of checkpoints)
  test(`wizard ${checkpoint.name}`, async ({ page }) => {
    await goToCheckpoint(page, checkpoint)
    await photograph(page, `wizard-${checkpoint.name}`)
    await photographDialogs(page, `wizard-${checkpoint.name}`)
  })

function named(name: string): Checkpoint {
  const found = checkpoints.find((each) => each.name === name)
  if (found === undefined) throw new Error(`There is no state ${name}.`)
  return found
}

for (const { name, text, at, provoke } of toastCases)
  test(`message ${name}`, async ({ page }) => {
    const id = await goToCheckpoint(page, named(at))
    await provoke(page, id)
    await page.getByText(text).first().waitFor()
    await expect(page.getByText('Reading', { exact: true })).toHaveCount(0)
    await photograph(page, `message-${name}`)
  })

const openers: [name: string, at: string, buttons: string[]][] = [
  ['phone', 'prompt', ['Continue on phone']],
  ['delete', 'prompt', ['Delete now']],
  ['address', 'prompt', ['Show the address', 'Wrong? Change it']],
  ['hide', 'visuals, one chosen', ['Hide parts of desk.png']],
  ['finished delete', 'finished', ['Delete now']],
]

for (const [name, at, buttons] of openers)
  test(`dialog ${name}`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await goToCheckpoint(page, named(at))
    for (const button of buttons) await page.getByRole('button', { name: button }).first().click()
    await page.getByRole('dialog').waitFor()
    await photograph(page, `dialog-${name}`)
  })
