import { privacyPolicyQuery } from '@wiring/content/documents/privacy-policy/privacy-policy.query.ts'
import { querySeed } from '@wiring/content/query-seed'
import { expect, test } from 'vitest'
import { drawPolicy } from './draw-policy.ts'
import { policyBlocks } from './policy-blocks.ts'

async function draw() {
  const policy = await querySeed(privacyPolicyQuery)
  const bytes = await drawPolicy({
    title: policy?.title ?? '',
    studio: policy?.studio?.name ?? '',
    version: policy?.version ?? '',
    date: new Date('2026-11-20'),
    blocks: policyBlocks(policy?.body ?? []),
  })
  return Buffer.from(bytes).toString('latin1')
}

test('the policy is a tagged PDF of two pages with selectable text', async () => {
  const file = await draw()
  expect(file.startsWith('%PDF-1.7')).toBe(true)
  expect(file).toMatch(/\/Type \/Pages\s+\/Count 2\b/)
  expect(file).toContain('/Marked true')
  for (const tag of ['H1', 'H2', 'P', 'L', 'LI', 'LBody']) expect(file).toContain(`/S /${tag}\n`)
  expect(file).toContain('/Lang (en)')
  expect(file).toContain('/ToUnicode')
})

test('the same policy gives the same file', async () => {
  const [first, second] = [await draw(), await draw()]
  expect(first).toBe(second)
})
