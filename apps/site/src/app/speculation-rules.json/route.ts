import { speculationRules } from '../../surfaces/speculation-rules.ts'
import { textResponse } from '../../surfaces/text-response.ts'

export const dynamic = 'force-static'

/** The header of the same name leads browsers here. */
export const GET = () => textResponse(JSON.stringify(speculationRules), 'application/speculationrules+json')
