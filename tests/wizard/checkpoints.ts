import { expect, type Page } from '@playwright/test'
import { questions } from '@wiring/session/questions'
import { addresses } from '../running-stack/addresses.ts'
import { currentStep, newSession, openWizard, updateUrl } from './applicant.ts'
import { pickPngs, pictures, uploadAndContinue } from './visuals-page.ts'

export interface Checkpoint {
  name: string
  done: 0 | 1 | 2 | 3 | 4
  enter: (page: Page) => Promise<void>
  expectShown: (page: Page) => Promise<void>
}

/** All different, so that no answer can pass for another. */
export const answers: Readonly<Record<string, number | string>> = Object.fromEntries(
  questions.map(({ kind }, index) => [
    String(index),
    kind === 'short_text' ? `Words to question ${index + 1}` : index % 4,
  ]),
)
const partialProfile = '{"thinking_style": "vis'
export const profile = { thinking_style: 'visual', creative_rhythm: 'in bursts' }
export const partialName = 'May'

export const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click()
const profileBox = (page: Page) => page.getByLabel('Your JSON profile')
export const nameBox = (page: Page) => page.getByLabel('Name for the map')

export async function giveAnswer(page: Page, index: number): Promise<void> {
  const answer = answers[String(index)]
  if (typeof answer === 'number') await page.getByRole('radio').nth(answer).check()
  else await page.getByRole('textbox').fill(answer ?? '')
}

async function questionShown(page: Page, index: number): Promise<void> {
  await expect(page.getByText(`${index + 1} of 10`)).toBeVisible()
  const answer = answers[String(index)]
  if (typeof answer === 'number') await expect(page.getByRole('radio').nth(answer)).toBeChecked()
  else await expect(page.getByRole('textbox')).toHaveValue(answer ?? '')
}

const question = (index: number): Checkpoint => ({
  name: `question ${index + 1}`,
  done: 0,
  enter: async (page) => {
    if (index === 0) await page.getByRole('button', { name: 'Start' }).click()
    else await next(page)
    await expect(page.getByText(`${index + 1} of 10`)).toBeVisible()
    await giveAnswer(page, index)
  },
  expectShown: (page) => questionShown(page, index),
})

export async function submitProfile(page: Page): Promise<void> {
  await profileBox(page).fill(JSON.stringify(profile))
  await page.getByRole('button', { name: 'Submit profile' }).click()
}

export async function generate(page: Page): Promise<void> {
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Generate My Wiring Map' }).click()
}

/** Its save fails, so no session lists the picture. */
async function storeWithoutSaving(page: Page): Promise<void> {
  await page.route(updateUrl, (route) => route.fulfill({ status: 503, body: '{}' }))
  const answered = page.waitForResponse(updateUrl)
  await uploadAndContinue(page)
  await answered
  await expect(page.getByRole('button', { name: 'Upload and continue' })).toBeVisible()
  await page.unroute(updateUrl)
}

export const checkpoints: readonly Checkpoint[] = [
  {
    name: 'welcome',
    done: 0,
    enter: async () => undefined,
    expectShown: (page) => expect(page.getByRole('heading', { name: 'Expose Your Wiring' })).toBeVisible(),
  },
  ...questions.map((_, index) => question(index)),
  {
    name: 'thank you',
    done: 0,
    enter: next,
    expectShown: (page) => expect(page.getByText('10 of 10 answered')).toBeVisible(),
  },
  {
    name: 'prompt',
    done: 1,
    enter: next,
    expectShown: async (page) => {
      await expect(currentStep(page)).toContainText('Prompt')
      await expect(profileBox(page)).toHaveValue('')
    },
  },
  {
    name: 'prompt, half pasted',
    done: 1,
    enter: (page) => profileBox(page).fill(partialProfile),
    expectShown: async (page) => {
      await expect(currentStep(page)).toContainText('Prompt')
      await expect(profileBox(page)).toHaveValue(partialProfile)
    },
  },
  {
    name: 'visuals, none',
    done: 2,
    enter: submitProfile,
    expectShown: (page) => expect(page.getByText('0 of 3')).toBeVisible(),
  },
  {
    name: 'visuals, one chosen',
    done: 2,
    enter: (page) => pickPngs(page, 'desk.png'),
    expectShown: async (page) => {
      await expect(pictures(page, 'ready')).toHaveCount(1)
      await expect(page.locator('.picture-name')).toHaveText('desk.png')
    },
  },
  {
    name: 'visuals, one uploaded',
    done: 2,
    enter: storeWithoutSaving,
    expectShown: async (page) => {
      await expect(pictures(page, 'stored')).toHaveCount(1)
      await expect(page.locator('.picture-name')).toHaveText('desk.png')
    },
  },
  {
    name: 'complete',
    done: 3,
    enter: uploadAndContinue,
    expectShown: async (page) => {
      await expect(currentStep(page)).toContainText('Complete')
      await expect(nameBox(page)).toHaveValue('')
    },
  },
  {
    name: 'complete, name half typed',
    done: 3,
    enter: (page) => nameBox(page).pressSequentially(partialName),
    expectShown: (page) => expect(nameBox(page)).toHaveValue(partialName),
  },
  {
    name: 'finished',
    done: 4,
    enter: generate,
    expectShown: (page) => expect(page.getByRole('heading', { name: 'Synthesis in Progress' })).toBeVisible(),
  },
]

export async function goToCheckpoint(page: Page, checkpoint: Checkpoint): Promise<string> {
  const id = await newSession(checkpoint.done)
  await openWizard(page, id)
  const [first, ...others] = checkpoints
    .slice(0, checkpoints.indexOf(checkpoint) + 1)
    .filter(({ done }) => done === checkpoint.done)
  await first?.expectShown(page)
  for (const { enter, expectShown } of others) {
    await enter(page)
    await expectShown(page)
  }
  return id
}

export const expectInWizard = (page: Page, id: string) =>
  expect(page).toHaveURL(new RegExp(`^${addresses.site}/wiring/${id}(#json|#images)?$`))
