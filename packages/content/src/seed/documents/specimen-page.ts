import type { SeedDocument } from '../seed-document.ts'

export const specimenPage: SeedDocument = {
  _id: 'specimenPage',
  _type: 'specimenPage',
  label: 'Specimen: an invented person',
  title: 'This is what comes back.',
  text: 'Ines does not exist. We invented her, her ten answers, her profile and the measures of her two pictures. The program that drafts every map read them and drew this sheet. Follow a mark like A4 to the words behind a sentence, and back. Yours is read from your own words, and a person checks and signs it before you see it.',
  signature: 'Drafted by the program. A specimen carries no signature; yours does.',
  caption: 'Each gate is a habit with two ends. The line is the way her work takes through them.',
  linkLabel: 'See a finished map',
  startLabel: 'Generate Your Wiring Map',
  trustLabel: 'What we hold, and who sees it',
  seo: {
    _type: 'seo',
    title: 'A finished Wiring Map: see what comes back',
    description:
      'One whole Wiring Map to read before you start: the drawing, the path of an idea, where it waits, and the line behind every sentence. The person is invented.',
  },
}
