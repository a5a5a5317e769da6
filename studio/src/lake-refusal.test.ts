import { expect, test } from 'vitest'
import { lakeRefusal } from './lake-refusal.ts'

const meanwhile = 'Somebody was faster. Look again.'
const answered = (statusCode: number, message = '') => Object.assign(new Error(message), { statusCode })

test.each([
  [
    answered(401, 'Unauthorized - Session not found'),
    'You are signed out here, or your role may not do this.',
  ],
  [answered(403, 'permission "update" required'), 'You are signed out here, or your role may not do this.'],
  [answered(409, 'Document "a" has unexpected revision ID'), meanwhile],
  [answered(409, 'cannot be deleted as there are references to it'), 'Another document refers to this one'],
  [answered(400, 'payload too large'), 'The content lake refused it.'],
  [answered(503), 'The content lake did not answer.'],
  [new TypeError('Failed to fetch'), 'The content lake did not answer.'],
  [new DOMException('signal timed out', 'TimeoutError'), 'The content lake did not answer.'],
])('%s has a sentence of its own', (error, sentence) => {
  expect(lakeRefusal(error, meanwhile)).toMatch(new RegExp(`^${sentence}`))
})
