import { describe, expect, test } from 'vitest'
import type { FormName } from './forms.ts'
import { outcomeMessage, outcomeOfFragment, outcomes } from './outcomes.ts'

const words = (code: Parameters<typeof outcomeMessage>[0], form: FormName) => {
  const { title, description } = outcomeMessage(code, form)
  return `${title} ${description}`
}

describe('signup outcomes', () => {
  test('the landing page blames the circuit, the Lab its server', () => {
    expect(words('transport', 'home')).toBe("The Circuit's at full capacity. Please try again in 24 hours.")
    expect(words('transport', 'lab')).toBe(
      'Submission Error: There was a problem reaching our server. Please try again.',
    )
    expect(words('exception', 'lab')).toBe('Something went wrong: Please try again or contact us directly.')
  })

  test('a success without a session speaks of the mail', () => {
    expect(words('mailed', 'home')).toBe(
      'Your Journey Has Begun. Check your email for the 3-step Wiring process.',
    )
  })

  test('every outcome is found again by its fragment, and nothing else is', () => {
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
