import { profileFields } from '@wiring/session/profile'
import { questions } from '@wiring/session/questions'
import type { StepFacts } from '../wizard/step.ts'
import { StoredPictures } from './visuals/stored-pictures.tsx'

/** The one list: nothing else counts or orders the steps. The last one ends the session. */
export const steps = [
  {
    folder: 'survey',
    name: 'Survey',
    flag: 'survey_completed',
    questions: questions.length,
    receipt: () => `Survey, ${questions.length} answers`,
    input: { name: 'Survey', color: 'red', Summary: () => <span>Ten answers</span> },
  },
  {
    folder: 'prompt',
    name: 'Prompt',
    flag: 'json_submitted',
    hash: '#json',
    receipt: () => 'Profile',
    input: {
      name: 'Profile',
      color: 'ink',
      Summary: ({ filledFields }) => <span>{labelsOf(filledFields).join(', ') || 'From your chat AI'}</span>,
    },
  },
  {
    folder: 'visuals',
    name: 'Visuals',
    flag: 'images_uploaded',
    hash: '#images',
    isForPhone: true,
    receipt: ({ image_urls: { length } }) => (length === 1 ? '1 picture' : `${length} pictures`),
    input: {
      name: 'Visuals',
      color: 'yellow',
      Summary: ({ session }) => <StoredPictures urls={session.image_urls} />,
    },
  },
  {
    folder: 'complete',
    name: 'Complete',
    flag: 'wiring_complete',
    showsAddress: true,
    receipt: ({ name_for_certificate: name }) => name && 'Name for the map',
  },
] as const satisfies readonly StepFacts[]

const labelsOf = (filled: readonly string[]) =>
  profileFields.filter(({ name }) => filled.includes(name)).map(({ label }) => label)
