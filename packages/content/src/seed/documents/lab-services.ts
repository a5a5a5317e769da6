import { orderRank, type SeedDocument } from '../seed-document.ts'

const service = (index: number, id: string, fields: object): SeedDocument => ({
  _id: `labService-${id}`,
  _type: 'labService',
  orderRank: orderRank(index),
  ...fields,
})

export const labServices: SeedDocument[] = [
  service(0, 'brand-systems', {
    title: 'Brand Systems',
    summary: 'An identity as a set of rules that other people can apply.',
    description:
      'We draw the mark last. First come the grid, the type, the colours and the five sentences that decide between two drafts. The result fits on twelve pages and can be taught in an afternoon.',
    includes: ['Identity and mark', 'Type and colour rules', 'Layout grid', 'Twelve-page manual'],
    color: 'red',
  }),
  service(1, 'modular-kits', {
    title: 'Modular Kits',
    summary: 'Templates that keep working after the third exception.',
    description:
      'Decks, posts, packaging, signs: we find the parts they share and build those once. A kit counts as finished when your own team has made something with it that we did not foresee.',
    includes: ['Deck and document kit', 'Social formats', 'Packaging modules', 'A test with your own team'],
    color: 'yellow',
  }),
  service(2, 'art-direction', {
    title: 'Art Direction & Creative Systems',
    summary: 'A steady hand for the pictures, and a process that brings them in on time.',
    description:
      'We direct photographers, illustrators and writers against one page of intent, and set up the path a piece of work takes from brief to archive. You see each stage before the next one begins.',
    includes: ['Creative direction', 'Briefs and shot lists', 'Production path', 'Archive with reasons'],
    color: 'green',
  }),
  service(3, 'ai-integrated-tools', {
    title: 'AI-Integrated Tools',
    summary: 'Small tools that know your rules and stay inside them.',
    description:
      'We turn your manual into prompts, checks and generators that draft the routine work and mark what they are unsure of. A person approves everything. The tools run on accounts that you own.',
    includes: ['Prompt library', 'Draft generators', 'Rule checker', 'Hand-over and training'],
    color: 'gray',
  }),
]
