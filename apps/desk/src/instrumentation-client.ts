import { reportUncaughtErrors } from '@wiring/ui/report-browser-error'
import * as z from 'zod'

/** Before the first schema: the policy of a page forbids to make code of text. */
z.config({ jitless: true })

reportUncaughtErrors('desk')
