import { expect, test } from '@playwright/test'
import { createOperator, signIn, sql } from '../desk/operator.ts'
import { addresses, testSecrets } from '../running-stack/addresses.ts'
import { publishMap } from './reader.ts'

test('an old link says that a newer sheet exists and shows it, in page, text and JSON', async ({
  page,
  context,
  request,
}) => {
  const map = await publishMap()
  const session = await signIn(context, await createOperator())
  const { supabasePublishableKey: key } = testSecrets()
  const [{ map_id } = { map_id: '' }] = await sql<{ map_id: string }>(
    'select map_id from private.maps where session_id = $1::uuid',
    [map.sessionId],
  )
  const call = async (action: string, input: object) => {
    const answer = await request.post(`${addresses.supabase}/functions/v1/desk`, {
      headers: { apikey: key },
      data: { action, session, input: { map_id, ...input } },
    })
    return (await answer.json()) as { status: string; state?: string }
  }
  await page.goto(map.address)
  await expect(page.getByText('A newer sheet exists')).toHaveCount(0)

  const delivered = { expected_state: 'delivered', expected_revision: 1 }
  await expect.poll(async () => (await call('delivery', {})).state).toBe('delivered')
  expect(await call('new_revision', { ...delivered, note: 'As asked.' })).toMatchObject({ status: 'ok' })
  const op = { kind: 'note', text: 'We read your third answer again.' }
  expect(await call('save_edit', { expected_revision: 1, expected_edits: 0, op })).toMatchObject({
    status: 'ok',
  })
  const reviewed = {
    expected_state: 'in_review',
    expected_revision: 1,
    expected_edits: 1,
    sentence: 'I read A3 again.',
  }
  expect(await call('sign', reviewed)).toMatchObject({ status: 'signed', revision: 2 })

  // Until the undo expires readers see the earlier revision.
  await page.reload()
  await expect(page.getByText('REV 01').first()).toBeVisible()
  await expect(page.getByText('We read your third answer again.')).toHaveCount(0)

  await sql(`update private.maps set undo_until = now() where session_id = $1::uuid`, [map.sessionId])
  await page.reload()
  const notice = page.getByText('A newer sheet exists: your link was sent for REV 01, and this is REV 02.')
  await expect(notice).toBeVisible()
  await expect(page.getByRole('heading', { name: 'The studio’s note' })).toBeVisible()
  await expect(page.getByText('We read your third answer again.')).toBeVisible()
  const text = await (await request.get(`${map.address}/map.txt`)).text()
  expect(text).toContain('WIRING MAP · REV 02')
  expect(text).toContain('We read your third answer again.')
  const json = await request.get(`${map.address}/map.json`)
  expect(await json.json()).toMatchObject({ rev: 2 })
  expect(json.headers()['content-disposition']).toContain('wiring-map-rev-02')
})
