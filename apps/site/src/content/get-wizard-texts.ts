import { wizardTexts } from '@wiring/content/queries'
import { readContent } from './live.ts'
import { publishedView } from './view.tsx'

/** The wizard's copy as it is published; the onboarding app has words of its own for what is missing. */
export const getWizardTexts = () => readContent(wizardTexts, publishedView)
