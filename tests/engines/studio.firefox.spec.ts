import { addresses } from '../running-stack/addresses.ts'
import { editorClient } from '../running-stack/content.ts'
import { restoredContent } from '../running-stack/restored-content.ts'
import { test as base, expect } from './driver/engine-test.ts'
import { wrongLettering } from './driver/sound-page.ts'
import { css, until } from './driver/tab.ts'

const test = base.extend<{ restored: undefined }>({ restored: [...restoredContent] })

const preview = 'iframe'

test('what is typed in the Studio shows in the preview beside it, whose drawings can be read', async ({
  tab,
}) => {
  await tab.driver.resize(1600, 900)
  await tab.open(`${addresses.studio}/presentation?preview=%2F`)
  await tab.finds(css(preview))
  await tab.inFrame(preview, async () => {
    await tab.finds(css('#hero-heading'))
    expect(await tab.evaluate(wrongLettering)).toEqual([])
  })
  // The preview takes clicks once the Studio has answered it.
  const headline = css('[data-testid="field-hero.title"] :is(input, textarea)')
  await until('The headline opens its field', async () => {
    await tab.inFrame(preview, () => tab.click(css('#hero-heading')))
    return tab.evaluate(() => document.querySelector('[data-testid="field-hero.title"]') !== null)
  })
  await tab.fill(headline, 'See the wiring from Firefox')
  await tab.inFrame(preview, () =>
    tab.until('The preview follows', () =>
      document.querySelector('#hero-heading')?.textContent?.includes('See the wiring from Firefox'),
    ),
  )
  await until('The draft is kept', async () => {
    const draft = await editorClient().getDocument('drafts.landingPage')
    return draft?.hero.title === 'See the wiring from Firefox'
  })
})
