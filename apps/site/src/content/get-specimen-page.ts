import { specimenPage } from '@wiring/content/queries'
import { readContent } from './live.ts'
import type { View } from './view.tsx'

/** The words around the specimen at `/map`; `null` if the document does not exist. */
export const getSpecimenPage = (view: View) => readContent(specimenPage, view)
