import { Webhook } from 'standardwebhooks'
import { expect, test } from 'vitest'
import { verifiedEvent } from './signed-event.ts'

const secretOf = (letter: string) => `whsec_${Buffer.from(letter.repeat(24)).toString('base64')}`
const [fresh, old, foreign] = ['a', 'b', 'c'].map(secretOf) as [string, string, string]

function verifiedBy(secrets: [string, ...string[]], signedWith: string): unknown {
  const [body, at] = ['{"type":"email.bounced"}', new Date()]
  const headers = new Headers({
    'svix-id': 'msg_1',
    'svix-timestamp': String(Math.floor(at.getTime() / 1_000)),
    'svix-signature': new Webhook(signedWith).sign('msg_1', at, body),
  })
  return verifiedEvent(body, headers, secrets)
}

test('while its secret is exchanged, a report by the new one and by the old one is taken, and then by the new one alone', () => {
  const taken = { type: 'email.bounced' }
  expect(verifiedBy([fresh, old], fresh)).toEqual(taken)
  expect(verifiedBy([fresh, old], old)).toEqual(taken)
  expect(verifiedBy([fresh, old], foreign)).toBeUndefined()
  expect(verifiedBy([fresh], fresh)).toEqual(taken)
  expect(verifiedBy([fresh], old)).toBeUndefined()
})
