import { expect, test } from 'vitest'
import { maskedEmail } from './masked-email.ts'

test('masking keeps the first letters and the top-level domain', () => {
  expect(maskedEmail('mara@deep.example.com')).toBe('m•••@d•••.com')
  expect(maskedEmail('m•••@d•••.com')).toBe('m•••@d•••.com')
})
