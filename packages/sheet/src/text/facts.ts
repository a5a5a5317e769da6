import { circuitName } from '@wiring/map/circuit-name'
import { revisionTag, type Snapshot } from '@wiring/map/snapshot'
import { switchById } from '@wiring/map/switches'

export const readFrom = ({ sentences }: Snapshot): string =>
  sentences.find(({ rule }) => rule === 'note.sources')?.text ?? ''

export const mapTitle = ({ circuit }: Snapshot): string => circuitName(circuit)

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** UTC. */
export const printedDay = (iso: string): string => day.format(new Date(iso))

export const revision = ({ rev }: Snapshot): string => revisionTag(rev)

export function signature({ signed_by, published_at }: Snapshot): string {
  if (signed_by === null || published_at === null) return 'A draft made by a program. Nobody has signed it.'
  return `Drafted by a program, checked and signed by ${signed_by}, ${printedDay(published_at)}.`
}

/** `null` for sheets that were signed before signers wrote one. */
export const signerSentence = ({ signer_sentence }: Snapshot): string | null => signer_sentence || null

/** Must not name the map's secret address. */
export const correctionsTo = (snapshot: Snapshot, contact: string): string =>
  `Write to ${contact} with the number of the sentence, ${revision(snapshot)} and ${snapshot.inputs.slice(0, 8)}.`

export function setByHand({ switches: readings, circuit }: Snapshot): string[] {
  const explanation = (what: string, reason: string) =>
    `${what} was set by hand: ${reason.replace(/[.!?…]?$/, (end) => end || '.')}`
  return [
    ...readings.flatMap(({ id, overruled }, index) => {
      const { left, right } = switchById(id)
      return overruled === undefined ? [] : [explanation(`S${index + 1} ${left} / ${right}`, overruled)]
    }),
    ...(circuit.overruled === undefined ? [] : [explanation('The circuit', circuit.overruled)]),
  ]
}
