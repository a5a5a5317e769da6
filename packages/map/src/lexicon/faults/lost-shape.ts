import { forFault } from '../entry.ts'

export const lostShapeEntries = forFault('LS', [
  {
    id: 'ls.middle',
    named: true,
    concept: 'in-the-middle',
    exempt: true,
    voices: ['postponed', 'wish', 'profile'],
    does: [
      'lose=lost .. thread/shape/plan/structure/design ... middle/half/midway/way/after ..',
      '@rebuild .. half/midway/halfway/mid way/through/in/project ..',
      'change= .. @work/structure/plan/shape half/midway/halfway way/through/in ..',
    ],
    phrases: [
      'structure/architecture/plot/arc collapse+ at/in/when ..',
      'turn+ into two films/books/stories/pieces/plots ..',
      'in between it/everything turns/turned/goes/falls to/apart/into ..',
      'half/halfway way? through ... falls/fall to bits/pieces ..',
      '@work/it/plans .. fall/falls apart/down ... half/midway/halfway/middle ..',
      'middle ... fall/falls apart/down',
      '@work/it/that/plans/everything collapse+ in/half/midway/halfway/there',
      '@work/plans/it lose+ .. shape/thread/structure/form/direction/design ..',
      '@work/plans/it .. grow+/get+/become+ too large/big/long in/half ..',
      "@work/plans/it .. cannot/can't/don't/doesn't/not/never survive+ .. middle ..",
      'middle .. sections/spreads/parts/chapters/act .. sag+/fall/falls/collapse+/break/breaks/slow ..',
    ],
    yes: [
      'Loses the thread of a book half way.',
      'Restructures an episode half way.',
      'The middle of a book falls apart.',
      'Plans do not survive the middle of summer.',
      'The plot collapses at the midpoint.',
      'Half way it turns into two books.',
    ],
    no: [
      'Changes arrive in the middle of the week.',
      'The cake falls apart when my son cuts it.',
      'In the middle of June.',
      'The bridge collapsed.',
      'The school turns into two classes.',
    ],
  },
])
