import { expect, test } from 'vitest'
import { maskedEmail } from './masked-email.ts'

test('masking keeps the first letters and the top-level domain', () => {
  expect(maskedEmail('mara@deep.example.com')).toBe('m•••@d•••.com')
  expect(maskedEmail('m•••@d•••.com')).toBe('m•••@d•••.com')
})

test('of an international domain the letters that were typed', () => {
  expect(maskedEmail('post@xn--mller-kva.de')).toBe('p•••@m•••.de')
  expect(maskedEmail('info@xn--80a1acny.xn--p1ai')).toBe('i•••@п•••.рф')
})
