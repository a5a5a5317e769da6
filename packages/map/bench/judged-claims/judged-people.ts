import type { JudgedPerson } from './judged-person.ts'
import { firstPeople } from './people-1.ts'
import { morePeople } from './people-2.ts'
import { otherPeople } from './people-3.ts'
import { firstStrangers } from './people-4.ts'
import { secondStrangers } from './people-5.ts'
import { thirdStrangers } from './people-6.ts'
import { fourthStrangers } from './people-7.ts'
import { fifthStrangers } from './people-8.ts'
import { sixthStrangers } from './people-9.ts'
import { seventhStrangers } from './people-10.ts'
import { eighthStrangers } from './people-11.ts'
import { ninthStrangers } from './people-12.ts'
import { tenthStrangers } from './people-13.ts'
import { eleventhStrangers } from './people-14.ts'
import { twelfthStrangers } from './people-15.ts'

/** Invented; their words are not those of the personas, which the rules were written beside. */
export const judgedPeople: readonly JudgedPerson[] = [
  ...firstPeople,
  ...morePeople,
  ...otherPeople,
  ...firstStrangers,
  ...secondStrangers,
  ...thirdStrangers,
  ...fourthStrangers,
  ...fifthStrangers,
  ...sixthStrangers,
  ...seventhStrangers,
  ...eighthStrangers,
  ...ninthStrangers,
  ...tenthStrangers,
  ...eleventhStrangers,
  ...twelfthStrangers,
]
