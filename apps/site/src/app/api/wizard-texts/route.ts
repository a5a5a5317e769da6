import { getWizardTexts } from '../../../content/get-wizard-texts.ts'

export const dynamic = 'force-static'

/** The wizard's copy for the onboarding app, which holds no key to the content lake. */
export async function GET() {
  return Response.json(await getWizardTexts())
}
