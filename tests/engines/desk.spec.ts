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
  await tab.isLive('[data-row]')
  await expectSound(tab)
  await tab.driver.resize(1440, 900)

  // The keys of the help, which is closed by its cross and by a click beside it.
  for (const close of [() => tab.click(button('Close')), () => tab.driver.clickAt(5, 450)]) {
    await tab.driver.press('?')
    await tab.sees('Keys of this screen')
    await close()
    await tab.until('The help is closed', () => document.querySelector('dialog[open]') === null)
  }

  await tab.driver.press('/')
  await tab.driver.write(name)
  await tab.isAt(new RegExp(`q=Ines.+${name.slice(5)}`))
  // A press on a row that is drawn anew meanwhile is lost.
  await tab.until('One map is listed', () => document.querySelectorAll('[data-row]').length === 1)
  await tab.click(link(name))
  await tab.sees('claimed by you')
  await tab.hasFocus(css('[data-sentence="S1"]'))
  await tab.driver.press('ArrowDown')
  await tab.hasFocus(css('[data-sentence="S2"]'))
  await tab.driver.press('k')
  await tab.finds(css('[data-sentence="S2"][data-status="kept"]'))
  await tab.finds(css('[data-sentence="S3"][aria-current="true"]'))
  await tab.driver.press('d')
  await tab.finds(css('[data-sentence="S3"][data-status="dropped"]'))
  await tab.driver.press('z')
  await tab.finds(css('[data-sentence="S3"][data-status="open"]'))
  await tab.driver.press('d')
  await tab.hasFocus(css('[data-sentence="S4"]'))
  await tab.driver.press('e')
  await tab.finds(css('[data-sentence="S4"] textarea, [data-sentence="S4"] [contenteditable]'))
  await tab.driver.press('End')
  await tab.driver.write('The end is there first, ')
  await tab.driver.press('Enter')
  await tab.finds(css('[data-sentence="S4"][data-status="edited"]'))
  await tab.sees('Saved')
  await expectSound(tab)
  await removeOperators(operator)
})
