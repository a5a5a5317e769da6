import { filledFields, type Profile, profileFields, readProfile } from '@wiring/session/profile'
import { jsonErrorOffset } from './json-error.ts'

export type Flaw = 'fence' | 'words around' | 'format' | 'several answers' | 'wrapped' | 'cut off'

export type Answer =
  | { state: 'read'; profile: Profile; flaws: readonly Flaw[] }
  | { state: 'empty' | 'too-large' }
  /** `words`: sentences without any object. */
  | { state: 'invalid'; words: boolean }

/**
 * Reads a chat AI's answer: JSON, also in a code fence, in sentences, wrapped, or with faults that jsonrepair
 * mends (only when a field comes out). Of several answers the fullest counts, then the last.
 */
export async function readAnswer(text: string): Promise<Answer> {
  const reading = readProfile(text)
  if (reading.state === 'empty' || reading.state === 'too-large') return { state: reading.state }
  if (reading.state === 'read') {
    if (filledFields(reading.profile).length > 0) return { ...reading, flaws: [] }
    const inner = unwrapped(JSON.parse(text.trim()))
    return inner ? { state: 'read', profile: inner, flaws: ['wrapped'] } : { ...reading, flaws: [] }
  }
  return (await repaired(text)) ?? { state: 'invalid', words: !/[{[]/.test(text) }
}

async function repaired(text: string): Promise<Answer | null> {
  const pieces = objectsIn(text)
  if (pieces.length === 0) return null
  const { jsonrepair } = await import('jsonrepair')
  const answers = pieces.flatMap((piece) => {
    const object = parsed(piece, jsonrepair)
    const plain = object === undefined ? null : readProfile(JSON.stringify(object))
    if (plain?.state !== 'read') return []
    const wrapped = filledFields(plain.profile).length === 0
    const profile = wrapped ? unwrapped(object) : plain.profile
    return profile === null ? [] : [{ piece, profile, wrapped }]
  })
  const filled = ({ profile }: { profile: Profile }) => filledFields(profile).length
  const best = answers.toSorted((one, other) => filled(one) - filled(other)).at(-1)
  if (best === undefined) return null
  const outside = pieces.reduce((rest, piece) => rest.replace(piece, ''), text)
  const fault = jsonErrorOffset(best.piece)
  const cut = closingBrace(best.piece, 0) === -1
  const flaws: [boolean, Flaw][] = [
    [/```/.test(outside), 'fence'],
    [outside.replace(/```\w*/g, '').trim() !== '', 'words around'],
    [answers.length > 1, 'several answers'],
    [best.wrapped, 'wrapped'],
    [cut, 'cut off'],
    [fault !== null && !cut, 'format'],
  ]
  return {
    state: 'read',
    profile: best.profile,
    flaws: flaws.filter(([applies]) => applies).map(([, flaw]) => flaw),
  }
}

function parsed(piece: string, repair: (text: string) => string): unknown {
  try {
    return JSON.parse(jsonErrorOffset(piece) === null ? piece : repair(piece))
  } catch {
    return undefined
  }
}

/** Each up to its matching brace; the last one to the end if none matches. */
function objectsIn(text: string): string[] {
  const pieces: string[] = []
  let start = text.indexOf('{')
  while (start !== -1 && pieces.length < 20) {
    const end = closingBrace(text, start)
    if (end === -1) {
      const fence = text.indexOf('```', start)
      return [...pieces, text.slice(start, fence === -1 ? text.length : fence)]
    }
    pieces.push(text.slice(start, end + 1))
    start = text.indexOf('{', end + 1)
  }
  return pieces
}

/** Braces in double quotes do not count; other quotes are unreliable in broken text. */
function closingBrace(text: string, start: number): number {
  let depth = 0
  for (const { 0: token, index } of text.slice(start).matchAll(/"(?:[^"\\\n]|\\.)*"|[{}]/g)) {
    if (token === '{') depth += 1
    if (token === '}') depth -= 1
    if (depth === 0) return start + index
  }
  return -1
}

/** The seven fields one level down: `{"profile": {…}}`. */
function unwrapped(value: unknown): Profile | null {
  if (typeof value !== 'object' || value === null) return null
  const names: readonly string[] = profileFields.map(({ name }) => name)
  const inner = Object.values(value).filter(
    (each) =>
      typeof each === 'object' && each !== null && Object.keys(each).some((key) => names.includes(key)),
  )
  const reading = readProfile(JSON.stringify(inner[0] ?? null))
  return reading.state === 'read' && filledFields(reading.profile).length > 0 ? reading.profile : null
}
