import { expect, test } from 'vitest'
import { queryRows } from '../testing/local-stack.ts'
import { oneSessionPerTest } from '../testing/one-session.ts'

const session = oneSessionPerTest('checked')

const completion = (checked_readings: unknown) => ({
  wiring_complete: true,
  name_for_certificate: 'Ada',
  checked_readings,
})
const me = (reading: string, more = {}) => ({ reading, verdict: 'me', ...more })
const checked = (...verdicts: unknown[]) => ({ model: '1.1', verdicts })

async function answerAll() {
  await session.saveSurvey()
  await session.saveProfile()
  const url = await session.upload()
  await session.send({ images_uploaded: true, image_urls: [url] })
}

const stored = async () => {
  const [row] = await queryRows<{ checked: unknown }>(
    session.stack,
    'select checked_readings as checked from private.wiring_sessions where session_id = $1::uuid',
    [session.id],
  )
  return row?.checked
}

test('verdicts travel with the completion; unknown readings are dropped, words are cleaned', async () => {
  await answerAll()
  const given = checked(me('GATE.HOLD', { word: ' most\r\nweeks\u202E ' }), me('GATE.SIDEWAYS'), {
    reading: 'EXIT.POLISH',
    verdict: 'not_me',
  })
  expect((await session.send(completion(given))).body).toMatchObject({ wiring_complete: true })
  expect(await stored()).toEqual(
    checked(me('GATE.HOLD', { word: 'most weeks' }), { reading: 'EXIT.POLISH', verdict: 'not_me' }),
  )
  expect((await session.send(completion(given))).body).toMatchObject({ wiring_complete: true })
  expect((await session.send(completion(checked(me('EXIT.POLISH'))))).body).toMatchObject({
    code: 'finished',
  })
  expect(JSON.stringify(await session.row())).not.toContain('most weeks')
})

test('a completion without verdicts stays valid', async () => {
  await answerAll()
  const given = { wiring_complete: true, name_for_certificate: 'Ada' }
  expect((await session.send(given)).body).toMatchObject({ wiring_complete: true })
  expect(await stored()).toBeNull()
})

test.each([
  null,
  [],
  { verdicts: [] },
  { model: 'latest', verdicts: [] },
  { ...checked(), note: 'x' },
  checked(me('GATE.HOLD', { weight: 9 })),
  checked({ reading: 'GATE.HOLD', verdict: 'maybe' }),
  checked(me('GATE.HOLD'), me('GATE.HOLD')),
  checked(me('gate.hold')),
  checked(me('GATE.HOLD', { word: 'ä'.repeat(201) })),
  checked(
    ...Array.from({ length: 41 }, (_, n) =>
      me(`${'ABCDEFGHIJ'[n % 10]}${'ABCDE'[n % 5]}.${'A'.repeat(2 + (n % 9))}`),
    ),
  ),
])('%j is refused, and nothing is lost', async (given) => {
  await answerAll()
  await session.expectRefused(completion(given))
})
