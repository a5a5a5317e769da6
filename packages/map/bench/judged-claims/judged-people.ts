import type { JudgedPerson } from './judged-person.ts'
import { firstPeople } from './people-1.ts'
import { morePeople } from './people-2.ts'
import { otherPeople } from './people-3.ts'

/** Invented; their words are not those of the personas, which the rules were written beside. */
export const judgedPeople: readonly JudgedPerson[] = [...firstPeople, ...morePeople, ...otherPeople]
