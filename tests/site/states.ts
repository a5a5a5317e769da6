import { expect, type Page } from '@playwright/test'
import { anyFormUrl, type FormName, forms, submitEmail, uniqueEmail, waitForFirstSecond } from './forms.ts'
import { turnQuietOn } from './hydration.ts'
import { tab } from './offerings.ts'

export interface State {
  name: string
  path: string
  small?: boolean
  moving?: boolean
  /** Each leads to another state of the same page. */
  steps: ((page: Page) => Promise<void>)[]
}

export async function waitForInteractive(page: Page): Promise<void> {
  await turnQuietOn(page)
  const quiet = page.getByRole('button', { name: 'Quiet' })
  await quiet.click()
  await expect(quiet).toHaveAttribute('aria-pressed', 'false')
}

async function submitWithResponse(
  page: Page,
  name: FormName,
  address: string,
  answer: object | null,
): Promise<void> {
  await page.route(anyFormUrl, async (route) => {
    if (route.request().method() === 'OPTIONS') return route.continue()
    if (answer === null) return route.abort()
    await route.fulfill({ headers: { 'access-control-allow-origin': '*' }, json: answer })
  })
  await waitForFirstSecond(page)
  await submitEmail(page.locator(`${forms[name].section} form`), address)
  const messages = page.getByRole('region', { name: 'Messages' })
  await expect(messages.getByRole('listitem')).not.toHaveCount(0)
}

const home: State[] = [
  {
    name: 'home-cards',
    path: '/',
    steps: [
      async (page) => {
        for (const card of [0, 1, 2]) await page.locator('#about').getByRole('button').nth(card).click()
        await expect(page.locator('#about .card[data-open]')).toHaveCount(3)
      },
    ],
  },
  {
    name: 'home-tabs',
    path: '/',
    steps: ['Brand Systems Lab', 'Modular Infrastructure'].map(
      (offering) => (page: Page) => tab(page, offering).click(),
    ),
  },
  {
    name: 'home-modals',
    path: '/',
    steps: [
      ['Wiring Map', 'How It Works'],
      ['Modular Infrastructure', 'See Example'],
    ].map(([offering = '', button = '']) => async (page: Page) => {
      await page.keyboard.press('Escape')
      await tab(page, offering).click()
      await page.getByRole('tabpanel').getByRole('button', { name: button }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    }),
  },
  {
    name: 'home-menu',
    path: '/',
    small: true,
    steps: [
      async (page) => {
        await page.getByRole('button', { name: 'Menu' }).click()
        await expect(page.getByRole('banner').getByRole('link', { name: 'About' })).toBeVisible()
      },
    ],
  },
  { name: 'home-quiet', path: '/', steps: [(page) => page.getByRole('button', { name: 'Quiet' }).click()] },
  {
    name: 'home-error-screen',
    path: '/',
    steps: [
      async (page) => {
        await page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'))
        await page.reload()
        await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
      },
    ],
  },
]

const sent: State[] = [
  { name: 'home-form-empty', path: '/', steps: [(page) => submitWithResponse(page, 'home', ' ', {})] },
  {
    name: 'home-form-refused',
    path: '/',
    steps: [
      (page) => submitWithResponse(page, 'home', 'a@b', { error: 'Please enter a valid email address.' }),
    ],
  },
  {
    name: 'home-form-capacity',
    path: '/',
    steps: [(page) => submitWithResponse(page, 'home', uniqueEmail(), null)],
  },
  {
    name: 'home-form-mailed',
    path: '/',
    steps: [(page) => submitWithResponse(page, 'home', uniqueEmail(), {})],
  },
  { name: 'lab-form-empty', path: '/lab', steps: [(page) => submitWithResponse(page, 'lab', ' ', {})] },
  {
    name: 'lab-form-transport',
    path: '/lab',
    steps: [(page) => submitWithResponse(page, 'lab', uniqueEmail(), null)],
  },
  {
    name: 'console-form-empty',
    path: '/console',
    steps: [(page) => submitWithResponse(page, 'waitlist', ' ', {})],
  },
  {
    name: 'console-form-thanks',
    path: '/console',
    steps: [
      async (page) => {
        await submitWithResponse(page, 'waitlist', uniqueEmail(), {})
        await expect(page.getByText('Thank You for Signing Up.')).toBeVisible()
      },
    ],
  },
  {
    name: 'home-form-busy',
    path: '/',
    steps: [
      async (page) => {
        await page.route(anyFormUrl, () => {})
        await waitForFirstSecond(page)
        await submitEmail(page.locator('#start form'), uniqueEmail())
        await expect(page.locator('#start form button')).toHaveAttribute('aria-busy', 'true')
      },
    ],
  },
]

const others: State[] = [
  {
    name: 'console-year',
    path: '/console',
    steps: [(page) => page.getByRole('radio', { name: 'Year' }).check()],
  },
  {
    name: 'lab-drawers',
    path: '/lab',
    steps: [0, 1, 2, 3].map(
      (drawer) => (page: Page) => page.locator('#services summary').nth(drawer).click(),
    ),
  },
  {
    name: 'lab-strip-paused',
    moving: true,
    path: '/lab',
    steps: [
      (page) =>
        page
          .locator('#clients')
          .getByRole('button', { name: /^Pause/ })
          .click(),
    ],
  },
]

export const states: State[] = [...home, ...sent, ...others]
