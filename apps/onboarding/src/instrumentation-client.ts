import './older-browsers.ts'
import { reportUncaughtErrors } from '@wiring/ui/report-browser-error'

reportUncaughtErrors('wizard')
