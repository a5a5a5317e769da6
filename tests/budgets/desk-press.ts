import { setTimeout as wait } from 'node:timers/promises'
import { createDraftedMap, signerSentence } from '../desk/maps.ts'
import { createOperator, removeOperators, signInToken } from '../desk/operator.ts'
import { addresses } from '../running-stack/addresses.ts'
import { startPrerenderingChromium } from '../site/prerendering-chromium.ts'
import { frameAhead } from './frame-ahead.ts'

/** A press sooner after the map or the dialog has opened is not taken for an answer. */
const settlesMs = 2_500

/** Milliseconds from the press that signs to the first frame of the next map. */
export async function pressToNextMap(): Promise<number> {
  const { mapId } = await createDraftedMap('ines', 'Ines')
  await createDraftedMap('relay', 'Ruth')
  const operator = await createOperator()
  const browser = await startPrerenderingChromium()
  try {
    await browser.setCookie('desk', await signInToken(operator), addresses.desk)
    await browser.open(`${addresses.desk}/review/${mapId}`)
    await wait(settlesMs)
    const ahead = browser.whenAhead()
    await browser.inPage(() => {
      const keys = { key: 'Enter', ctrlKey: true, bubbles: true }
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', keys))
    })
    await browser.inPage(() => document.getElementById('sign-text')?.focus())
    await browser.type(signerSentence)
    await ahead
    await wait(settlesMs)
    await browser.point('#sign [type="submit"]')
    return await frameAhead(browser)
  } finally {
    await browser.close()
    await removeOperators(operator)
  }
}
