import { expect } from '@playwright/test'
import { createDraftedMap, openSignDialog, signByKeys, waitForClaim } from './maps.ts'
import { type Operator, sql, test } from './operator.ts'

interface Line {
  action: string
  map: string
}

const linesOfLog = ({ id }: Operator, signed: string) =>
  sql<Line>(
    `select e.action, m.map_id as map from private.desk_events e
     join private.maps m on private.secret_hash(m.session_id::text) = e.session_hash
     where e.operator_id = $1::uuid and m.map_id <> $2::uuid order by e.event_id`,
    [id, signed],
  )

test('the next map is made ready while one is signed, and is looked at and claimed only when it is shown', async ({
  page,
  operator,
}) => {
  const { mapId } = await createDraftedMap('ines', 'Ines of today')
  await createDraftedMap('relay', 'Ruth')
  await page.goto(`/review/${mapId}`)
  await waitForClaim(page)
  await openSignDialog(page)
  const prepared = async () => new Set((await linesOfLog(operator, mapId)).map(({ action }) => action))
  await expect.poll(prepared).toEqual(new Set(['prepare']))
  await page.keyboard.press('Escape')
  await signByKeys(page, 'Ines of today')
  await expect(page).not.toHaveURL(new RegExp(mapId))
  await waitForClaim(page)
  const evidence = page.getByRole('complementary', { name: 'Evidence' })
  await expect(evidence).toContainText(/[A-Z].*\?/)
  const shown = page.url().split('/').at(-1)
  const looks = (await linesOfLog(operator, mapId)).filter(({ map }) => map === shown)
  expect(looks.map(({ action }) => action).toSorted()).toEqual(
    expect.arrayContaining(['claim', 'inputs', 'open']),
  )
})

test('a browser that says it asks ahead gets no draft', async ({ page }) => {
  const { mapId } = await createDraftedMap()
  await page.goto('/')
  const statuses = await page.evaluate(async (map_id) => {
    const ask = (input: object) =>
      fetch('/api/act', { method: 'POST', body: JSON.stringify({ action: 'open_review', input }) })
    const answers = [await ask({ map_id, claim: false, ahead: true }), await ask({ map_id, claim: false })]
    return answers.map(({ status }) => status)
  }, mapId)
  expect(statuses).toEqual([400, 200])
})
