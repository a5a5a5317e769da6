import { privacyPolicyQuery } from '@wiring/content/documents/privacy-policy/privacy-policy.query.ts'
import { querySeed } from '@wiring/content/query-seed'
import { extractText, getDocumentProxy } from 'unpdf'
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

const paragraph = (text: string) => ({ kind: 'paragraph' as const, runs: [{ text }] })

async function textOf(...texts: string[]): Promise<string> {
  const bytes = await drawPolicy({
    title: 'Zásady – Ősz ✓',
    studio: 'Łódź works 🚀',
    version: 'Version 2 → in force',
    date: new Date('2026-11-20'),
    blocks: [
      { kind: 'heading', runs: [{ text: 'Kdo ≥ co' }] },
      ...texts.map(paragraph),
      { kind: 'list', items: [[{ text: 'Žižkov, ' }, { text: 'İstanbul ✪', href: 'https://example.org' }]] },
    ],
  })
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true })
  return text.replace(/\s+/g, ' ')
}

test('nothing that the editor wrote is lost for a sign that the fonts lack', async () => {
  const text = await textOf('Responsible: Łucja Dvořáková → hello@example.org', 'Ещё λόγος ✓ 🚀\u2028Nguyễn')
  for (const said of [
    'Zásady – Ősz',
    'Łódź works',
    'VERSION 2 -> IN FORCE',
    'Kdo >= co',
    'Responsible: Łucja Dvořáková -> hello@example.org',
    'Ещё λόγος Nguyễn',
    'Žižkov, İstanbul',
  ])
    expect(text).toContain(said)
})

test('words in letters that no font has are said, and the rest is printed', async () => {
  expect(await textOf('Responsible: 佐藤, in Osaka')).toContain(
    'Responsible: [words in letters that this file cannot print], in Osaka',
  )
})
