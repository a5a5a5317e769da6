import { afterEach, expect, test, vi } from 'vitest'
import type { SocialCardTexts } from './card.tsx'
import { drawCard } from './draw-card.tsx'

const asked = vi.fn((input: unknown) => Promise.reject(new Error(`asked for ${String(input)}`)))
vi.stubGlobal('fetch', asked)
const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
afterEach(() => {
  expect(asked).not.toHaveBeenCalled()
  asked.mockClear()
  said.mockClear()
})

const texts: SocialCardTexts = { page: 'lab', title: 'The Lab', studio: 'Tracework', tagline: 'No logins.' }
const card = async (more: Partial<SocialCardTexts>) => Buffer.from(await drawCard({ ...texts, ...more }))

test.each([
  ['Łódź → Žižkov 🚀', 'Łódź -> Žižkov'],
  ['Mara’s ‘late‑night’ lab ≥ 1 ★', 'Mara’s ‘late-night’ lab >= 1'],
  ['✪ 𝓜𝓪𝓻𝓪 ①', 'Mara 1'],
  ['東京 lab for all', '… lab for all'],
  ['東京', ''],
  ['🚀', ''],
])('the title %s is drawn as %s, and nobody is asked for a letter', async (title, drawn) => {
  expect((await card({ title })).equals(await card({ title: drawn }))).toBe(true)
  expect(said).not.toHaveBeenCalled()
})

test.each([
  ['Łź', 'Źł'],
  ['ΑΩ', 'ΩΑ'],
  ['Ещё', 'ёщЕ'],
  ['ệộ', 'ộệ'],
])('%s and %s are letters, not boxes', async (first, second) => {
  const [one, other] = await Promise.all([card({ title: first }), card({ title: second })])
  expect(one.equals(other)).toBe(false)
})

test('studio and tagline are printed by the same rule', async () => {
  const odd = await card({ studio: 'Łódź 🚀 works', tagline: 'Žádné ≥ 1 ✓' })
  expect(odd.equals(await card({ studio: 'Łódź works', tagline: 'Žádné >= 1' }))).toBe(true)
})

test('a long title is cut between letters, not within one', async () => {
  const long = `${'ab '.repeat(29)}👩🏽‍🚀👩🏽‍🚀${'c'.repeat(40)}`
  expect((await card({ title: long })).byteLength).toBeGreaterThan(1_000)
  expect(said).not.toHaveBeenCalled()
})
