import 'server-only'
import { readFileSync } from 'node:fs'
import { getWizardTexts } from '../session/get-wizard-texts.ts'

/** Literal, because bundlers copy only such files. */
const font = new URL(
  '../../../../node_modules/@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2',
  import.meta.url,
)

/** The face and the bar of a page that loads nothing. */
export const house = () => ({
  brand: getWizardTexts().brand,
  home: '/',
  font: readFileSync(font).toString('base64'),
})
