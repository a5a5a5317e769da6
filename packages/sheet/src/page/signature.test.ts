import { sampleSnapshot } from '@wiring/map/sample-snapshot'
import { expect, test } from 'vitest'
import { mapText } from '../text/map-text.ts'
import { standalonePage } from './standalone-page.tsx'

const sample = sampleSnapshot({ levels: [1, 1, 1, 1, 1, 1, 1, 1] })
const hostile = '<img src=x onerror=alert(1)> "of" your week'
const signed = { ...sample, signer_sentence: hostile, signature_path: 'M6 6Q20 20 30 10L50 6' }

test('sentence and signature stand right after the drawing, and nothing in them runs', () => {
  const page = standalonePage(signed, '')
  expect(page.indexOf('map-signature')).toBeGreaterThan(page.indexOf('</figure>'))
  expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;')
  expect(page).not.toContain('<img')
  expect(page).toContain('d="M6 6Q20 20 30 10L50 6"')
  expect(page).toContain('aria-label="Signature of Mara"')
})

test('without a drawn signature the name stands in type', () => {
  const page = standalonePage({ ...signed, signature_path: null }, '')
  expect(page).toContain('<bdi class="map-signature-typed">Mara</bdi>')
  expect(page).not.toContain('map-signature-mark')
})

test('a map that was signed before there were sentences is as it was, also as text', () => {
  expect(standalonePage(sample, '')).not.toContain('map-signature')
  expect(mapText(sample, null)).not.toContain('“<img')
  const words = mapText(signed, null)
  expect(words).toContain(`“${hostile}”\n(Mara)`)
  expect(words.replace(`“${hostile}”\n(Mara)\n\n`, '')).toBe(mapText(sample, null))
})
