import { describe, expect, test } from 'vitest'
import { type FormName, outcomeMessage, outcomeOfFragment, outcomes } from './outcomes.ts'

const textOf = (code: Parameters<typeof outcomeMessage>[0], form: FormName) => {
  const { title, description } = outcomeMessage(code, form)
  return `${title} ${description}`
}

describe('signup outcomes', () => {
  test('a transport error and an exception have a text for each form', () => {
    expect(textOf('transport', 'home')).toBe("The Circuit's at full capacity. Please try again in 24 hours.")
    expect(textOf('transport', 'lab')).toBe(
      'Submission Error: There was a problem reaching our server. Please try again.',
    )
    expect(textOf('exception', 'lab')).toBe('Something went wrong: Please try again or contact us directly.')
  })

  test('a signup without a session is mailed', () => {
    expect(textOf('mailed', 'home')).toBe(
      'Your Journey Has Begun. Check your email for the 3-step Wiring process.',
    )
  })

  test('every outcome is found by its fragment, and nothing else is', () => {
    for (const { code } of outcomes('home')) expect(outcomeOfFragment(`#signup-${code}`, 'home')).toBe(code)
    for (const { code } of outcomes('waitlist'))
      expect(outcomeOfFragment(`#waitlist-${code}`, 'waitlist')).toBe(code)
    for (const none of [
      '#signup-constructor',
      '#signup-exception',
      '#signup-joined',
      '#waitlist-joined',
      '#start',
    ])
      expect(outcomeOfFragment(none, 'home')).toBeUndefined()
  })
})
