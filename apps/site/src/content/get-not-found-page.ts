import { notFoundPage } from '@wiring/content/queries'
import { readContent } from './live.ts'
import type { View } from './view.tsx'

/** The words of the 404 page; `null` if the document does not exist. */
export const getNotFoundPage = (view: View) => readContent(notFoundPage, view)
