import { tryTheMoment } from '@wiring/local/testing/pauses'
import { requireDeskBuild } from '@wiring/local/testing/shared-resources'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startDesk } from '../testing/desk-process.ts'
import { oneMapPerTest } from '../testing/one-map.ts'

describe('a desk that is killed with SIGKILL', () => {
  const map = oneMapPerTest()
  let desk: Awaited<ReturnType<typeof startDesk>>
  beforeAll(async () => {
    await requireDeskBuild()
    desk = await startDesk(map.stack)
  }, 240_000)
  afterAll(() => desk?.stop())

  // A pooled connection would fail by itself.
  const headers = () => ({
    cookie: `desk=${map.mara.session}`,
    origin: map.stack.deskUrl,
    connection: 'close',
  })

  async function act(action: string, input: object): Promise<Record<string, unknown> | null> {
    const body = JSON.stringify({ action, input })
    const request = { method: 'POST', headers: { ...headers(), 'content-type': 'application/json' }, body }
    return fetch(`${map.stack.deskUrl}/api/act`, request)
      .then((response) => response.json() as Promise<Record<string, unknown>>)
      .catch(() => null)
  }
  const restart = async () => {
    await desk.kill()
    await desk.start()
  }
  const texts = () => map.editTexts()

  test('keeps every acknowledged edit once and in order', { timeout: 720_000 }, async () => {
    await map.open()
    const seen = { map_id: map.mapId, expected_revision: 0 }
    const acknowledged: string[] = []
    let unheard = 0
    for (const before of [1, 5]) {
      let saved = 0
      let ended = false
      const writing = (async () => {
        for (;;) {
          const expected_edits = texts().length
          const op = { kind: 'edit', sentence: 'S2', text: `Text ${expected_edits + 1}` }
          const answer = await act('save_edit', { ...seen, expected_edits, op })
          if (answer === null) return
          expect(answer.status).toBe('ok')
          acknowledged.push(op.text)
          saved += 1
        }
      })().finally(() => {
        ended = true
      })
      await expect.poll(() => ended || saved >= before, { interval: 2 }).toBe(true)
      await Promise.all([restart(), writing])
      // The edit under way was saved whole or not at all.
      unheard += 1
      expect(texts()).toEqual(Array.from({ length: texts().length }, (_, n) => `Text ${n + 1}`))
      expect(texts().filter((text) => acknowledged.includes(text))).toEqual(acknowledged)
      expect(texts().length).toBeLessThanOrEqual(acknowledged.length + unheard)
    }
  })

  test('signs completely or not at all, and the applicant gets one mail', { timeout: 720_000 }, async () => {
    await map.open()
    for (const delay of [2, 40, 400]) {
      const signing = act('sign', { ...map.seen(), expected_edits: 0, sentence: 'Mine.' })
      await tryTheMoment(delay)
      await restart()
      const state = map.expectWholeSignature(await signing)
      if (state === 'signed' && delay < 400)
        expect(await act('undo_sign', { map_id: map.mapId, expected_revision: 1 })).toMatchObject({
          status: 'ok',
        })
    }
    if (map.row('state') === 'in_review')
      expect(await act('sign', { ...map.seen(), expected_edits: 0, sentence: 'Mine.' })).toMatchObject({
        status: 'signed',
      })
    expect(await act('sign', { ...map.seen(), expected_edits: 0, sentence: 'Mine.' })).toMatchObject({
      status: 'refused',
    })
    await map.sendMailNow()
    await restart()
    await map.sendMailNow()
    expect(map.row('state, revision')).toBe('delivered|1')
    // Signup, completion, map.
    expect(map.delivered()).toHaveLength(3)
    expect(new Set(map.delivered()).size).toBe(3)
    expect(map.mails()).toBe(1)
  })

  test('aborts a running export, and the next one is complete', { timeout: 720_000 }, async () => {
    const entries = 20_000
    map.sql(`update private.operators set role = 'lead' where name = 'Mara';
      update private.operator_sessions set confirmed_at = now();
      insert into private.waitlist (email) select 'w' || n || '@studio.example' from generate_series(1, ${entries}) n`)
    const asked = { set: 'waitlist', format: 'csv', view: 'all', from: null, to: null, search: null }
    const begin = async () => {
      const begun = await act('export_begin', asked)
      expect(begun).toMatchObject({ status: 'ok' })
      return fetch(`${map.stack.deskUrl}/api/export/${begun?.export_id}?set=waitlist&format=csv`, {
        headers: headers(),
      })
    }
    const reader = (await begin()).body?.getReader()
    await reader?.read()
    await restart()
    const rest = (async () => {
      while (!(await reader?.read())?.done);
    })()
    await expect(rest).rejects.toThrow()
    const whole = await (await begin()).text()
    expect(whole.trimEnd().split('\r\n')).toHaveLength(entries + 1)
    const logged = map.sql(`select count(*) from private.desk_events where action = 'export'`)
    expect(logged).toBe('2')
  })

  test('every acknowledged edit and signature survives kill -9', { timeout: 360_000 }, async () => {
    await map.open()
    let acknowledged = 0
    const writer = (async () => {
      for (let failures = 0; acknowledged < 40 && failures < 1; ) {
        const answer = await map
          .save({ kind: 'edit', sentence: 'S2', text: `Text ${acknowledged + 1}` }, acknowledged)
          .catch(() => null)
        if (answer?.status === 'ok') acknowledged += 1
        else failures += 1
      }
    })()
    await expect.poll(() => acknowledged, { interval: 10 }).toBeGreaterThan(3)
    await map.stack.kill('SIGKILL')
    await writer
    await map.stack.restart()
    const stored = map.editTexts()
    expect(acknowledged).toBeGreaterThan(0)
    expect(stored.slice(0, acknowledged)).toEqual(
      Array.from({ length: acknowledged }, (_, index) => `Text ${index + 1}`),
    )
    // One more may be stored whose answer was lost.
    expect(stored.length - acknowledged).toBeLessThanOrEqual(1)

    const signing = map.sign(stored.length).catch(() => null)
    await tryTheMoment(15)
    await map.stack.kill('SIGKILL')
    const answer = await signing
    await map.stack.restart()
    map.expectWholeSignature(answer)
  })
})
