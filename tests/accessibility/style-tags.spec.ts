import { expect, type Page } from '@playwright/test'
import { createDeliveredMap, createDraftedMap } from '../desk/maps.ts'
import { test } from '../desk/operator.ts'
import { addresses } from '../running-stack/addresses.ts'
import { publicPaths } from '../site/public-paths.ts'
import { newSession } from '../wizard/applicant.ts'

test('no style tag stands where HTML allows only words or only items', async ({ page, browser }) => {
  const strangers = await browser.newPage()
  const expectAllowed = async (shown: Page, address: string) => {
    await shown.goto(address)
    await expect(shown.locator('h1').first(), address).toBeVisible()
    await shown.waitForLoadState('networkidle')
    expect(await shown.evaluate(misplacedStyles), address).toEqual([])
    return shown.locator('body style[data-styled]').count()
  }
  let styles = 0
  for (const path of [...publicPaths, '/nowhere'])
    styles += await expectAllowed(strangers, `${addresses.site}${path}`)
  for (const done of [0, 1, 2, 3, 4])
    styles += await expectAllowed(strangers, `${addresses.site}/wiring/${await newSession(done)}`)
  styles += await expectAllowed(strangers, `${addresses.site}/wiring/${crypto.randomUUID()}`)
  const delivered = await createDeliveredMap('ines', 'Ines')
  styles += await expectAllowed(strangers, delivered.link)
  styles += await expectAllowed(strangers, delivered.link.replace(/.{64}$/, 'f'.repeat(64)))
  styles += await expectAllowed(strangers, `${addresses.desk}/sign-in`)
  const { mapId } = await createDraftedMap('relay', 'Oskar')
  const screens = [
    ...['', 'delivered', 'numbers', 'waitlist', 'export', 'health', 'log', 'operators', 'nowhere'],
    ...[`delivery/${delivered.mapId}`, ...['review', 'inputs', 'preview'].map((each) => `${each}/${mapId}`)],
  ]
  for (const screen of screens) styles += await expectAllowed(page, `${addresses.desk}/${screen}`)
  expect(styles, 'style tags beside their elements').toBeGreaterThan(100)
  await strangers.close()
})

/** Parents of styled-components' tags that may hold words only, directly or through a link, or items only. */
function misplacedStyles(): string[] {
  const words =
    'abbr,b,bdi,bdo,button,cite,code,dfn,em,h1,h2,h3,h4,h5,h6,i,kbd,label,legend,mark,output,p,pre,q,s,samp,small,span,strong,sub,summary,sup,time,u,var'
  const items = 'ul,ol,dl,table,thead,tbody,tfoot,tr,colgroup,select,optgroup,datalist,picture,audio,video'
  return [...document.querySelectorAll('body style[data-styled]')].flatMap((style) => {
    let parent = style.parentElement
    const path = [parent?.localName]
    while (parent !== null && ['a', 'ins', 'del', 'map'].includes(parent.localName)) {
      parent = parent.parentElement
      path.unshift(parent?.localName)
    }
    const next = style.nextElementSibling?.outerHTML.slice(0, 80)
    return parent?.matches(`${words},${items}`) ? [`${path.join(' > ')}: before ${next}`] : []
  })
}
