import { expect, test } from 'vitest'
import { brokenPromptRules, chatUrl, defaultPrompt } from './prompt.ts'

test('the prompt keeps the five rules and fits into a link under 8,000 bytes', () => {
  expect(brokenPromptRules(defaultPrompt)).toEqual([])
  expect(chatUrl(defaultPrompt).length).toBeLessThan(8_000)
})

test('the link carries the prompt and nothing else', () => {
  const url = new URL(chatUrl(defaultPrompt))
  expect([...url.searchParams]).toEqual([['q', defaultPrompt]])
  expect(url.protocol).toBe('https:')
})

test('a wording that breaks a rule is named', () => {
  expect(brokenPromptRules('Tell me about me')).toHaveLength(5)
  expect(brokenPromptRules(`${defaultPrompt}${'é'.repeat(2_000)}`)).toEqual(['fits into a link'])
  expect(brokenPromptRules(`${defaultPrompt}\ud800`)).toEqual(['is well-formed text'])
})
