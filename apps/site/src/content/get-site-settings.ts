import { siteSettings } from '@wiring/content/queries'
import { readContent } from './live.ts'
import type { View } from './view.tsx'

/** What every page shares: name, navigation, socials; `null` if the document does not exist. */
export const getSiteSettings = (view: View) => readContent(siteSettings, view)
