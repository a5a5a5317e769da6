import type { EditOp } from '@wiring/contract/desk/edits'
import { fillSlots } from '@wiring/map/slots'
import type { Snapshot } from '@wiring/map/snapshot'

type Draft = Pick<Snapshot, 'sentences' | 'evidence'>

/** As the operator saw it: stored texts hold `{0}` where a quote stands. */
export function unsavedText(op: EditOp, { sentences, evidence }: Draft): string {
  switch (op.kind) {
    case 'note':
      return `“${op.text}”`
    case 'edit': {
      const slots = sentences.find(({ id }) => id === op.sentence)?.slots ?? []
      return `“${fillSlots({ text: op.text, slots })}”`
    }
    case 'keep':
    case 'drop':
    case 'restore':
      return `Sentence ${op.sentence.replace(/^S/, '')}: ${op.kind}`
    case 'hide_quote':
    case 'show_quote': {
      const line = evidence.find(({ id }) => id === op.evidence)
      return `${op.kind === 'hide_quote' ? 'Hide' : 'Show'} the quote of ${line?.source ?? 'a line'}`
    }
    case 'set_switch':
      return `Switch ${op.switch} set by hand: ${op.reason}`
    case 'set_circuit':
      return `The circuit set by hand: ${op.reason}`
    case 'reset_switch':
      return `Switch ${op.switch} as the machine read it`
    case 'reset_circuit':
      return 'The circuit as the machine read it'
    case 'undo':
      return 'The last edit taken back'
  }
}
