import { labPage } from '@wiring/content/queries'
import { readContent } from './live.ts'
import type { View } from './view.tsx'

/** Everything `/lab` shows; `null` if the document does not exist. */
export const getLabPage = (view: View) => readContent(labPage, view)
