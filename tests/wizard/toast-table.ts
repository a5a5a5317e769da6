import type { Page } from '@playwright/test'
import { maxImageBytes } from '@wiring/session/limits'
import {
  fileTooLarge,
  invalidFileType,
  type Message,
  messages,
  onlyMoreImages,
  plainText,
  promptCopiedFor,
} from '@wiring/session/messages'
import { deleteSession, updateUrl } from './applicant.ts'
import { generate, next, submitProfile } from './checkpoints.ts'
import { file, padded, png } from './pictures.ts'
import { interceptUpload, pick, pickPngs, uploadAndContinue } from './visuals-page.ts'

export interface ToastCase {
  /** Its key in `messages`, else its title. */
  name: string
  text: string
  /** Name of a checkpoint. */
  at: string
  provoke: (page: Page, sessionId: string) => Promise<void>
  where?: 'list'
}

const failWith503 = (page: Page, url: string | RegExp) =>
  page.route(url, (route) => route.fulfill({ status: 503, body: '{}' }))

const submit = (text: string) => async (page: Page) => {
  await page.getByLabel('Your JSON profile').fill(text)
  await page.getByRole('button', { name: 'Submit profile' }).click()
}
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()
const pngs = (...names: string[]) => Promise.all(names.map((name) => png(name)))

const toastCase = (name: string, message: Message, at: string, provoke: ToastCase['provoke']): ToastCase => ({
  name,
  text: plainText(message),
  at,
  provoke,
})

const inCatalogue = (name: keyof typeof messages, at: string, provoke: ToastCase['provoke']) =>
  toastCase(name, messages[name], at, provoke)

export const toastCases: readonly ToastCase[] = [
  inCatalogue('surveyFailed', 'thank you', async (page) => {
    await failWith503(page, updateUrl)
    await next(page)
  }),
  inCatalogue('promptCopied', 'prompt', async (page) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await press(page, 'Copy prompt')
  }),
  toastCase('promptCopiedFor', promptCopiedFor('Claude'), 'prompt', async (page) => {
    const context = page.context()
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await context.route('https://claude.ai/**', (route) => route.fulfill({ body: '' }))
    await page.getByRole('link', { name: /^Claude/ }).click()
    await page.bringToFront()
  }),
  {
    name: 'Copying is blocked in this browser.',
    text: 'Copying is blocked in this browser. The prompt is selected: copy it with Ctrl + C or ⌘ + C.',
    at: 'prompt',
    provoke: async (page) => {
      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error('denied'))
      })
      await press(page, 'Copy prompt')
    },
  },
  inCatalogue('noContent', 'prompt', submit(' ')),
  inCatalogue('invalidJson', 'prompt', submit('{')),
  inCatalogue('profileTooLarge', 'prompt', submit(`{"a":"${'x'.repeat(1_048_576)}"}`)),
  inCatalogue('profileUploadFailed', 'prompt', async (page) => {
    await failWith503(page, /\/storage\/v1\/object\/json-profiles\//)
    await submitProfile(page)
  }),
  inCatalogue('noImages', 'visuals, none', uploadAndContinue),
  inCatalogue('maximumImages', 'visuals, none', async (page) => {
    await pickPngs(page, '1.png', '2.png', '3.png')
    await press(page, /^The tray is full/)
  }),
  toastCase('onlyMoreImages', onlyMoreImages(3), 'visuals, none', async (page) =>
    pick(page, ...(await pngs('1.png', '2.png', '3.png', '4.png'))),
  ),
  {
    ...toastCase('invalidFileType', invalidFileType('notes.txt'), 'visuals, none', (page) =>
      pick(page, file('notes.txt', 'text/plain', Buffer.from('x'))),
    ),
    where: 'list',
  },
  {
    ...toastCase('fileTooLarge', fileTooLarge('over.png'), 'visuals, none', async (page) =>
      pick(page, padded(await png('base.png'), 'over.png', maxImageBytes + 1)),
    ),
    where: 'list',
  },
  inCatalogue('imageUploadFailed', 'visuals, one chosen', async (page) => {
    await interceptUpload(page, 0, (route) =>
      route.fulfill({ status: 413, json: { error: 'Payload too large' } }),
    )
    await uploadAndContinue(page)
  }),
  inCatalogue('imagesFailed', 'visuals, one chosen', async (page) => {
    await failWith503(page, updateUrl)
    await uploadAndContinue(page)
  }),
  inCatalogue('imagesUploaded', 'visuals, one chosen', uploadAndContinue),
  inCatalogue('completionFailed', 'complete', async (page) => {
    await failWith503(page, updateUrl)
    await generate(page)
  }),
  inCatalogue('sessionNotFound', 'complete', async (page, id) => {
    await deleteSession(id)
    await generate(page)
  }),
  {
    name: 'Link sent.',
    text: 'Link sent. Look in the mail of',
    at: 'prompt',
    provoke: (page) => press(page, 'Mail me the link again'),
  },
  {
    name: 'Your answers were not sent.',
    text: 'Your answers were not sent. They stay on this device. Elsewhere the survey begins anew.',
    at: 'question 2',
    provoke: async (page) => {
      await failWith503(page, /hand-over-answers|forms\/answers/)
      await press(page, 'Mail me the link again')
    },
  },
  {
    name: 'The link was not sent.',
    text: 'The link was not sent. Please try again or contact support.',
    at: 'prompt',
    provoke: async (page) => {
      await failWith503(page, /\/functions\/v1\/send-session-link$/)
      await press(page, 'Mail me the link again')
    },
  },
]

export const shownElsewhere = [
  'emailRequired',
  'waitlistEmailRequired',
  'capacity',
  'signupMailed',
  'submissionError',
  'submissionFailed',
  'somethingWrong',
  'waitlistJoined',
  'sessionFailed',
  'pressAgain',
]
