import { emailFormFragment } from '../../parts/email-form/email-form.query.ts'
import { escaped, section } from '../../parts/markdown/markdown.ts'
import type { ConsolePageQueryResult } from '../../sanity.types.ts'

export const waitlistFragment = `waitlist{label, title, text, ${emailFormFragment}, thanks}` as const

export const waitlistTypes = [] as const

export type Waitlist = NonNullable<NonNullable<ConsolePageQueryResult>['waitlist']>

export const waitlistMarkdown = (waitlist: Waitlist) =>
  section(2, waitlist.title, escaped(waitlist.text), escaped(waitlist.note))
