import type { Snapshot } from '../snapshot.ts'
import { card } from './card.ts'
import { mark } from './mark.ts'
import type { Drawing, Variant } from './primitives.ts'
import { tall } from './tall.ts'
import { wide } from './wide.ts'

const variants = { wide, tall, card, mark }

export function layout(snapshot: Snapshot, variant: Variant): Drawing {
  return variants[variant](snapshot)
}
