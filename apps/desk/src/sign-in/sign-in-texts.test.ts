import { expect, test } from 'vitest'
import { deviceName, passkeyErrorText, refusalText } from './sign-in-texts.ts'

test('devices are named by browser and system', () => {
  const chrome =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36'
  expect(deviceName(chrome)).toBe('Chrome on Windows')
  expect(deviceName(`${chrome} Edg/140.0`)).toBe('Edge on Windows')
  expect(deviceName('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1')).toBe(
    'Safari on iPhone',
  )
  expect(deviceName('curl/8')).toBe('Unknown browser')
})

test('a limit says how long to wait', () => {
  expect(refusalText({ status: 'limited', retry_after: 20 })).toContain('in a minute.')
  expect(refusalText({ status: 'limited', retry_after: 3_599 })).toContain('in 60 minutes.')
})

test('every refusal has a sentence, and an unknown one too', () => {
  expect(refusalText({ status: 'wrong' })).toContain('This code is wrong')
  expect(refusalText({ status: 'unavailable' })).toContain('does not answer')
  expect(passkeyErrorText(new DOMException('', 'NotAllowedError'))).toContain('No passkey was used')
  expect(passkeyErrorText(new TypeError('x'))).toContain('could not use')
})
