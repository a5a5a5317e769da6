import { readWizardTexts } from '@wiring/session/wizard-texts'
import type { SeedDocument } from '../seed-document.ts'

const { prompt, survey, promptStep, visuals, complete } = readWizardTexts({})

export const wizardTexts: SeedDocument = {
  _id: 'wizardTexts',
  _type: 'wizardTexts',
  prompt,
  survey,
  promptStep,
  visuals,
  complete,
}
