import { expect, test } from 'vitest'
import { brokenPromptRules, chatUrl, defaultPrompt } from './prompt.ts'

test('the default prompt keeps all rules, asks for English, and its link is under 8,000 bytes', () => {
  expect(brokenPromptRules(defaultPrompt)).toEqual([])
  expect(chatUrl(defaultPrompt).length).toBeLessThan(8_000)
  expect(defaultPrompt).toContain('in English, whatever language we have talked in')
})

test('the link contains the prompt and nothing else', () => {
  const url = new URL(chatUrl(defaultPrompt))
  expect([...url.searchParams]).toEqual([['q', defaultPrompt]])
  expect(url.protocol).toBe('https:')
})

test('broken rules are listed', () => {
  expect(brokenPromptRules('Tell me about me')).toHaveLength(5)
  expect(brokenPromptRules(`${defaultPrompt}${'é'.repeat(2_000)}`)).toEqual(['fits into a link'])
  expect(brokenPromptRules(`${defaultPrompt}\ud800`)).toEqual(['is well-formed text'])
})
