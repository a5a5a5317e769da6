import { createHash } from 'node:crypto'
import { draft } from '@wiring/map/draft'
import { canonicalInputs } from '@wiring/map/normalize-inputs'
import type { Snapshot } from '@wiring/map/snapshot'
import { ines } from '@wiring/map/specimen'

export const specimen: Snapshot = {
  ...draft(ines.inputs, ines.pictures, {
    versions: { node: '', icu: '', sharp: '', libvips: '' },
    inputsHash: createHash('sha256').update(canonicalInputs(ines.inputs)).digest('hex'),
  }),
  signer_sentence:
    'The tea packaging ended because somebody had booked the printer; book one for the next idea, too.',
  published_at: ines.inputs.completed_at,
}
