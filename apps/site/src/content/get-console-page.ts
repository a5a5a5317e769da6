import { consolePage } from '@wiring/content/queries'
import { readContent } from './live.ts'
import type { View } from './view.tsx'

/** Everything `/console` shows; `null` if the document does not exist. */
export const getConsolePage = (view: View) => readContent(consolePage, view)
