import type { JudgedPerson } from './judged-person.ts'
import { firstPeople } from './people-1.ts'
import { morePeople } from './people-2.ts'
import { otherPeople } from './people-3.ts'
import { blindPeople } from './people-4.ts'
import { blindPeople2 } from './people-5.ts'
import { blindPeople3 } from './people-6.ts'
import { blindPeople4 } from './people-7.ts'

/** Invented; their words are not those of the personas, which the rules were written beside. */
export const judgedPeople: readonly JudgedPerson[] = [
  ...firstPeople,
  ...morePeople,
  ...otherPeople,
  ...blindPeople,
  ...blindPeople2,
  ...blindPeople3,
  ...blindPeople4,
]
