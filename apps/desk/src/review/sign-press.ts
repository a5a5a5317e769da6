/** Nobody has read a map that has been open for less. */
const settlesAfterMs = 2_000
/** The second press of a double click or of a trembling hand answers no question. */
const answersAfterMs = 700
export const questionLastsMs = 8_000

export interface Question {
  text: string
  at: number
}

interface Press {
  now: number
  openedAt: number
  /** What the press before asked, if it still stands on the screen. */
  asked: Question | null
  open: number
  /** Sources whose words ask for care. */
  care: readonly string[]
}

type Step = { step: 'sign' | 'ignore' | 'early' } | { step: 'ask'; text: string }

export function signPress({ now, openedAt, asked, open, care }: Press): Step {
  if (now - openedAt < settlesAfterMs) return { step: 'early' }
  const text = questionText(open, care)
  if (text === null) return { step: 'sign' }
  if (asked?.text !== text || now - asked.at > questionLastsMs) return { step: 'ask', text }
  return { step: now - asked.at < answersAfterMs ? 'ignore' : 'sign' }
}

export const earlyText = 'Not signed: this map has only just opened. Read it, then sign.'

function questionText(open: number, care: readonly string[]): string | null {
  const read = care.length > 0 ? `You have read ${care.join(', ')}? Words there ask for care.` : null
  const left = open > 0 ? `${open} ${open === 1 ? 'claim is' : 'claims are'} still open.` : null
  if (read === null && left === null) return null
  const sent = left === null ? 'send it' : open === 1 ? 'send it as drafted' : 'send them as drafted'
  return [read, left, `Sign once more to ${sent}.`].filter(Boolean).join(' ')
}
