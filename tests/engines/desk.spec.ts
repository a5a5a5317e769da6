import { createDraftedMap } from '../desk/maps.ts'
import { createOperator, removeOperators } from '../desk/operator.ts'
import { waitForSignInCode } from '../desk/sign-in-steps.ts'
import { addresses } from '../running-stack/addresses.ts'
import { test } from './driver/engine-test.ts'
import { expectSound } from './driver/sound-page.ts'
import { button, css, field, link } from './driver/tab.ts'

test('an operator signs in with a code, opens a map from the queue, keeps, drops, takes back and edits', async ({
  tab,
}) => {
  const operator = await createOperator({ name: 'Nia' })
  const name = `Ines ${crypto.randomUUID().slice(0, 8)}`
  await createDraftedMap('ines', name)
  await tab.open(`${addresses.desk}/`)
  await tab.isLive('input')
  await tab.hasFocus(field('Your address'))
  await tab.driver.write(operator.email)
  await tab.driver.press('Enter')
  await tab.hasFocus(field('Code'))
  await tab.driver.write(await waitForSignInCode(operator.email))
  await tab.driver.press('Enter')
  await tab.click(button('Not now'))
  await tab.finds(link(name))
  await expectSound(tab)
  await tab.driver.resize(1440, 900)

  await tab.isLive('.queue-table')
  // The keys of the help, which is closed by its cross and by a click beside it.
  for (const close of [() => tab.click(button('Close')), () => tab.driver.clickAt(5, 450)]) {
    await tab.driver.press('?')
    await tab.sees('Keys of this screen')
    await close()
    await tab.until('The help is closed', () => document.querySelector('dialog[open]') === null)
  }

  await tab.click(link(name))
  await tab.sees('claimed by you')
  await tab.hasFocus(css('[data-sentence="S1"]'))
  for (const [key, sentence, status] of [
    ['k', 'S2', 'kept'],
    ['d', 'S4', 'dropped'],
    ['z', 'S4', 'open'],
  ] as const) {
    if (status === 'kept') await tab.driver.press('ArrowDown')
    await tab.hasFocus(css(`[data-sentence="${sentence}"]`))
    await tab.driver.press(key)
    await tab.finds(css(`[data-sentence="${sentence}"][data-status="${status}"]`))
  }
  await tab.driver.press('e')
  await tab.finds(css('.row textarea, .row [contenteditable]'))
  await tab.driver.press('End')
  await tab.driver.write('The end is there first, ')
  await tab.driver.press('Enter')
  await tab.finds(css('[data-sentence="S4"][data-status="edited"]'))
  await tab.sees('Saved')
  await expectSound(tab)
  await removeOperators(operator)
})
