import { filledFields, type Profile, profileFields, readProfile } from '@wiring/session/profile'
import { jsonErrorOffset } from './json-error.ts'

export type Flaw = 'fence' | 'surrounding text' | 'format' | 'several answers' | 'wrapped' | 'truncated'

export type Answer = { state: 'read'; profile: Profile; flaws: readonly Flaw[] } | UnreadAnswer

export type UnreadAnswer =
  | { state: 'empty' | 'too-large' }
  /** `isProse`: sentences without any object. */
  | { state: 'invalid'; isProse: boolean }

/** Also from a code fence, sentences, a wrapper or invalid JSON. The fullest of several answers counts. */
export async function readAnswer(text: string): Promise<Answer> {
  const reading = readProfile(text)
  if (reading.state === 'empty' || reading.state === 'too-large') return { state: reading.state }
  if (reading.state === 'read') {
    if (filledFields(reading.profile).length > 0) return { ...reading, flaws: [] }
    const inner = unwrapProfile(JSON.parse(text.trim()))
    return inner ? { state: 'read', profile: inner, flaws: ['wrapped'] } : { ...reading, flaws: [] }
  }
  return (await repairAnswer(text)) ?? { state: 'invalid', isProse: !/[{[]/.test(text) }
}

async function repairAnswer(text: string): Promise<Answer | null> {
  const pieces = findObjects(text)
  if (pieces.length === 0) return null
  const { jsonrepair } = await import('jsonrepair')
  const answers = pieces.flatMap((piece) => {
    const object = parseObject(piece, jsonrepair)
    const reading = object === undefined ? null : readProfile(JSON.stringify(object))
    if (reading?.state !== 'read') return []
    const wrapped = filledFields(reading.profile).length === 0
    const profile = wrapped ? unwrapProfile(object) : reading.profile
    return profile === null ? [] : [{ piece, profile, wrapped }]
  })
  const fieldCount = ({ profile }: { profile: Profile }) => filledFields(profile).length
  const best = answers.toSorted((one, other) => fieldCount(one) - fieldCount(other)).at(-1)
  if (best === undefined) return null
  const outside = pieces.reduce((rest, piece) => rest.replace(piece, ''), text)
  const truncated = closingBrace(best.piece, 0) === -1
  const flaws: [boolean, Flaw][] = [
    [/```/.test(outside), 'fence'],
    [outside.replace(/```\w*/g, '').trim() !== '', 'surrounding text'],
    [answers.length > 1, 'several answers'],
    [best.wrapped, 'wrapped'],
    [truncated, 'truncated'],
    [jsonErrorOffset(best.piece) !== null && !truncated, 'format'],
  ]
  return {
    state: 'read',
    profile: best.profile,
    flaws: flaws.filter(([applies]) => applies).map(([, flaw]) => flaw),
  }
}

function parseObject(piece: string, repair: (text: string) => string): unknown {
  try {
    return JSON.parse(jsonErrorOffset(piece) === null ? piece : repair(piece))
  } catch {
    return undefined
  }
}

function findObjects(text: string): string[] {
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

/** Ignores braces in double quotes; other quotes are unreliable. */
function closingBrace(text: string, start: number): number {
  let depth = 0
  for (const { 0: token, index } of text.slice(start).matchAll(/"(?:[^"\\\n]|\\.)*"|[{}]/g)) {
    if (token === '{') depth += 1
    if (token === '}') depth -= 1
    if (depth === 0) return start + index
  }
  return -1
}

/** One level down: `{"profile": {…}}`. */
function unwrapProfile(value: unknown): Profile | null {
  if (typeof value !== 'object' || value === null) return null
  const names: readonly string[] = profileFields.map(({ name }) => name)
  const inner = Object.values(value).filter(
    (each) =>
      typeof each === 'object' && each !== null && Object.keys(each).some((key) => names.includes(key)),
  )
  const reading = readProfile(JSON.stringify(inner[0] ?? null))
  return reading.state === 'read' && filledFields(reading.profile).length > 0 ? reading.profile : null
}
