import { development1 } from './development-1.ts'
import { development2 } from './development-2.ts'
import { development3 } from './development-3.ts'
import { development4 } from './development-4.ts'
import { development5 } from './development-5.ts'
import { development6 } from './development-6.ts'
import { development7 } from './development-7.ts'
import { development8 } from './development-8.ts'
import { development9 } from './development-9.ts'
import { heldOut1 } from './held-out-1.ts'
import { heldOut2 } from './held-out-2.ts'
import { heldOut3 } from './held-out-3.ts'
import { heldOut4 } from './held-out-4.ts'
import { heldOut5 } from './held-out-5.ts'

/** The lexicon grows on these. */
export const developmentSets = [
  ...development1,
  ...development2,
  ...development3,
  ...development4,
  ...development5,
  ...development6,
  ...development7,
  ...development8,
  ...development9,
]

/** Written before the lexicon, by its author. */
export const earlyHeldOutSets = [...heldOut1, ...heldOut2, ...heldOut3]

/** Phrases were never added for them. */
export const lateHeldOutSets = [...heldOut4, ...heldOut5]
