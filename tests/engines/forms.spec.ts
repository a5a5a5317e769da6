import { addresses } from '../running-stack/addresses.ts'
import { waitForMail } from '../running-stack/inbox.ts'
import { formNames, forms, uniqueEmail, wizardUrl } from '../site/forms.ts'
import { test } from './driver/engine-test.ts'
import { css, heading } from './driver/tab.ts'

for (const name of formNames)
  test(`${name}: an empty and a refused address get their sentences, a good one its mail`, async ({
    tab,
  }) => {
    const { path, section } = forms[name]
    const address = css(`${section} form input[type=email]`)
    const send = css(`${section} form button`)
    await tab.open(`${addresses.site}${path}`)
    await tab.isLive(`${section} form`)
    await tab.click(send)
    await tab.sees('Email is required.')
    await tab.hasFocus(address)
    await tab.fill(address, 'nobody@localhost')
    await tab.click(send)
    await tab.sees('Please enter a valid email address.')
    await tab.hasFocus(address)
    // Faster, a form counts as a robot's.
    await tab.until('The first seconds are over', () => performance.now() > 2_000)
    const email = uniqueEmail()
    await tab.fill(address, email)
    await tab.click(send)
    // Left before, the page would go there in the middle of the next test.
    if (name !== 'waitlist') {
      await tab.isAt(wizardUrl)
      await tab.finds(heading('Expose Your Wiring'))
    }
    await waitForMail(email)
  })
