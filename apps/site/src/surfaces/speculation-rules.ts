import { pages } from '@wiring/content/pages'

/** `moderate` is a pointer that rests on a link, or a press. Wizard, forms and files are never made ahead. */
export const speculationRules = {
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
