import { pages, pageTypes } from '@wiring/content/pages'
import { defineDocuments, defineLocations, type PresentationPluginOptions } from 'sanity/presentation'
import { places } from './help/places.ts'

const elsewhere = {
  notFoundPage: { title: 'Not found page', href: '/no-such-page' },
  privacyPolicy: { title: 'The PDF, as it would print', href: '/api/preview/privacy-policy' },
}

const locationsOf = (type: string) =>
  (places[type]?.pages ?? []).map((page) => ({ title: pages[page].title, href: pages[page].path }))

export const resolve: NonNullable<PresentationPluginOptions['resolve']> = {
  mainDocuments: defineDocuments([
    ...pageTypes.map((type) => ({ route: pages[type].path, filter: `_type == "${type}"` })),
    ...Object.entries(elsewhere).map(([type, { href }]) => ({ route: href, filter: `_type == "${type}"` })),
  ]),
  locations: {
    ...Object.fromEntries(
      Object.keys(places)
        .filter((type) => locationsOf(type).length > 0)
        .map((type) => [type, defineLocations({ locations: locationsOf(type) })]),
    ),
    ...Object.fromEntries(
      Object.entries(elsewhere).map(([type, location]) => [type, defineLocations({ locations: [location] })]),
    ),
    wizardTexts: defineLocations({
      message:
        'Shown in the wizard, after signing up. “How it reads” above shows the steps with these words.',
      tone: 'positive',
    }),
  },
}
