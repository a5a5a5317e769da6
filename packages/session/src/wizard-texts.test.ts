import fc from 'fast-check'
import { expect, test } from 'vitest'
import { defaultPrompt } from './prompt.ts'
import { readWizardTexts } from './wizard-texts.ts'

test('published lines are taken, missing ones fall back one by one', () => {
  const texts = readWizardTexts({ survey: { title: ' Wired ', text: null }, complete: null })
  expect(texts.survey.title).toBe('Wired')
  expect(texts.survey.startLabel).toBe('Start')
  expect(texts.tagline).toBe('No logins. No payments. Just clarity.')
  expect(readWizardTexts({ tagline: 'Just wires.' }).tagline).toBe('Just wires.')
  expect(texts.complete.synthesisTitle).toBe('Synthesis in Progress')
})

test('a prompt that breaks a rule is not shown', () => {
  expect(readWizardTexts({ prompt: 'Tell me everything.' }).prompt).toBe(defaultPrompt)
  const longer = `${defaultPrompt}\nThank you.`
  expect(readWizardTexts({ prompt: longer }).prompt).toBe(longer)
})

test('a headline as long as a page does not break the screen', () => {
  expect(readWizardTexts({ survey: { title: 'x'.repeat(10_000) } }).survey.title).toBe('Expose Your Wiring')
})

test('whatever arrives, every line has words', () => {
  fc.assert(
    fc.property(fc.anything(), fc.anything(), (survey, prompt) => {
      const texts = readWizardTexts({ survey, prompt })
      expect(Object.values(texts.survey).every((words) => words.length > 0)).toBe(true)
      expect(readWizardTexts(survey).complete.title.length).toBeGreaterThan(0)
    }),
  )
})
