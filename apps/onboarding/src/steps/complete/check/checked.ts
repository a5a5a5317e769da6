import type { ReadingToCheck } from '@wiring/map/readings-to-check'
import { fillSlots } from '@wiring/map/slots'
import type { CheckedReadings, Verdict } from '@wiring/session/checked-readings'
import { cleanLine } from '@wiring/session/text'

/** One verdict as typed; the sentence tells whether it is about this reading still. */
export interface TypedVerdict {
  sentence: string
  verdict: Verdict | null
  word: string
}

export type TypedVerdicts = Readonly<Record<string, TypedVerdict>>

/** Without those on a sentence that changed since. */
export function currentVerdicts(readings: readonly ReadingToCheck[], typed: TypedVerdicts): TypedVerdicts {
  return Object.fromEntries(
    readings.flatMap((reading): [string, TypedVerdict][] => {
      const verdict = typed[reading.id]
      return verdict?.sentence === fillSlots(reading) ? [[reading.id, verdict]] : []
    }),
  )
}

/** `undefined` where nothing was said: the update goes without. */
export function checkedReadingsOf(model: string, typed: TypedVerdicts): CheckedReadings | undefined {
  const verdicts = Object.entries(typed).flatMap(([reading, { verdict, word }]) => {
    if (verdict === null) return []
    const cleaned = cleanLine(word)
    return [{ reading, verdict, ...(cleaned !== '' && { word: cleaned }) }]
  })
  return verdicts.length === 0 ? undefined : { model, verdicts }
}

/** What the device kept may be anything. */
export function parseTyped(kept: unknown): TypedVerdicts {
  if (typeof kept !== 'object' || kept === null) return {}
  return Object.fromEntries(
    Object.entries(kept).flatMap(([id, value]): [string, TypedVerdict][] => {
      const { sentence, verdict, word } = (value ?? {}) as Partial<TypedVerdict>
      if (typeof sentence !== 'string' || typeof word !== 'string') return []
      return [[id, { sentence, word, verdict: verdict === 'me' || verdict === 'not_me' ? verdict : null }]]
    }),
  )
}
