import { landingPage } from '@wiring/content/queries'
import { readContent } from './live.ts'
import type { View } from './view.tsx'

/** Everything `/` shows; `null` if the document does not exist. */
export const getLandingPage = (view: View) => readContent(landingPage, view)
