import { describe, expect, it } from 'vitest'
import { outcomeMessage, outcomeOfFragment, outcomes } from './outcomes.ts'

const words = (code: Parameters<typeof outcomeMessage>[0], place: 'home' | 'lab') => {
  const { title, description } = outcomeMessage(code, place)
  return `${title} ${description}`
}

describe('signup outcomes', () => {
  it('the landing page blames the circuit, the Lab its server', () => {
    expect(words('transport', 'home')).toBe("The Circuit's at full capacity. Please try again in 24 hours.")
    expect(words('transport', 'lab')).toBe(
      'Submission Error: There was a problem reaching our server. Please try again.',
    )
    expect(words('exception', 'lab')).toBe('Something went wrong: Please try again or contact us directly.')
  })

  it('a success without a session speaks of the mail', () => {
    expect(words('mailed', 'home')).toBe(
      'Your Journey Has Begun. Check your email for the 3-step Wiring process.',
    )
  })

  it('every outcome is found again by its fragment, and nothing else is', () => {
    for (const { code } of outcomes('home')) expect(outcomeOfFragment(`#signup-${code}`)).toBe(code)
    expect(outcomeOfFragment('#signup-constructor')).toBeUndefined()
    expect(outcomeOfFragment('#start')).toBeUndefined()
  })
})
