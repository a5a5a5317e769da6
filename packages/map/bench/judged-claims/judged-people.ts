import type { JudgedPerson } from './judged-person.ts'
import { firstPeople } from './people-1.ts'

export const judgedPeople: readonly JudgedPerson[] = [...firstPeople]
