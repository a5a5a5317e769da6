import fc from 'fast-check'
import { expect, test } from 'vitest'
import { defaultPrompt } from './prompt.ts'
import { readWizardTexts } from './wizard-texts.ts'

test('published texts are used, each missing one gets its default', () => {
  const texts = readWizardTexts({ survey: { title: ' Wired ', text: null }, complete: null })
  expect(texts.survey.title).toBe('Wired')
  expect(texts.survey.startLabel).toBe('Start')
  expect(texts.tagline).toBe('No logins. No payments. Just clarity.')
  expect(readWizardTexts({ tagline: 'Just wires.' }).tagline).toBe('Just wires.')
  expect(texts.complete.synthesisTitle).toBe('Synthesis in Progress')
})

test('a prompt that breaks a rule is replaced by the default', () => {
  expect(readWizardTexts({ prompt: 'Tell me everything.' }).prompt).toBe(defaultPrompt)
  const longer = `${defaultPrompt}\nThank you.`
  expect(readWizardTexts({ prompt: longer }).prompt).toBe(longer)
})

test('a too long text is replaced by the default', () => {
  expect(readWizardTexts({ survey: { title: 'x'.repeat(10_000) } }).survey.title).toBe('Expose Your Wiring')
})

test('any input gives non-empty texts', () => {
  fc.assert(
    fc.property(fc.anything(), fc.anything(), (survey, prompt) => {
      const texts = readWizardTexts({ survey, prompt })
      expect(Object.values(texts.survey).every((words) => words.length > 0)).toBe(true)
      expect(readWizardTexts(survey).complete.title.length).toBeGreaterThan(0)
    }),
  )
})
