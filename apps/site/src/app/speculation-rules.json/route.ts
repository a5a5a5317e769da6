import { pages } from '@wiring/content/pages'
import { textResponse } from '../../surfaces/text-response.ts'

export const dynamic = 'force-static'

/** `moderate` is a pointer that rests on a link, or a press. Wizard, forms and files are never made ahead. */
const rules = {
  prerender: [
    {
      source: 'document',
      where: {
        and: [
          { href_matches: Object.values(pages).map(({ path }) => path) },
          { not: { selector_matches: '[download], [target]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
}

/** The header of the same name leads browsers here. */
export const GET = () => textResponse(JSON.stringify(rules), 'application/speculationrules+json')
