import * as z from 'zod'
import { brokenPromptRules, defaultPrompt } from './prompt.ts'

/** `fallback` also when it is too long. */
const text = (fallback: string, longest = 400) => z.string().trim().min(1).max(longest).catch(fallback)

const isGroup = (given: unknown) => typeof given === 'object' && given !== null && !Array.isArray(given)

const group = <Fields extends z.ZodRawShape>(fields: Fields) =>
  z.preprocess((given) => (isGroup(given) ? given : {}), z.object(fields))

const title = (fallback: string) => text(fallback, 90)

const schema = group({
  brand: text('Tracework', 60),
  privacyLabel: text('Privacy policy', 40),
  tagline: text('No logins. No payments. Just clarity.', 120),
  mapDelivery: z.string().trim().max(120).catch(''),
  specimenLabel: text('See a finished map', 60),
  contactEmail: z.email().nullable().catch(null),
  prompt: z
    .string()
    .trim()
    .refine((prompt) => brokenPromptRules(prompt).length === 0)
    .catch(defaultPrompt),
  survey: group({
    title: title('Expose Your Wiring'),
    text: text(
      'Ten questions, two to five minutes. Five to choose from, five in your own words. Your answers stay on this device until you send them.',
    ),
    startLabel: text('Start', 30),
    thanksTitle: title('Thank you.'),
    thanksText: text(
      'Next saves your answers and takes you to the prompt. Until the end you can come back and change them.',
    ),
  }),
  promptStep: group({
    title: title('Let your chat AI describe you'),
    text: text(
      'Copy the prompt into the assistant that knows your work. Read what it writes, take out what you would rather keep, and paste its answer here: a short block of text, called a JSON profile.',
    ),
  }),
  visuals: group({
    title: title('Show up to three pictures of your work'),
    text: text(
      'Screenshots or work artifacts: a desk, a board, a draft you never sent. One is enough. Location data is removed before anything leaves this device.',
    ),
  }),
  complete: group({
    title: title('Put a name on it'),
    text: text('The name is printed on the map. Tick the box, and the three inputs go to the drawing table.'),
    nameLabel: text('Name for the map', 60),
    nameHint: text('A first name, a project or an alias. It may stay empty.', 160),
    synthesisTitle: title('Synthesis in Progress'),
    synthesisText: text(
      'A program drafts your map from the three inputs. A person at the studio checks it, changes it and signs it.',
    ),
  }),
})

export type WizardTexts = z.infer<typeof schema>

export const readWizardTexts = (given: unknown): WizardTexts => schema.parse(given)
