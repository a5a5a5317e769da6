import { keyed, type SeedDocument } from '../seed-document.ts'

export const labPage: SeedDocument = {
  _id: 'labPage',
  _type: 'labPage',
  labHero: {
    _type: 'labHero',
    label: 'Brand systems studio',
    title: 'The Lab',
    text: 'We draw brands the way engineers draw machines: few parts, named, with a reason for each. Then we teach your team to run them.',
    ctaLabel: 'Start a project',
    portfolioLabel: 'See the work',
  },
  clients: {
    _type: 'clients',
    title: 'Drawn for',
    names: [
      'Halden Foundry',
      'Marl & Co',
      'Ostrava Type',
      'Tidewatch Institute',
      'Kvarn Museum',
      'Slow Quarterly',
      'Bureau Anders',
      'Lantern Street School',
      'Norrby Mills',
      'Field Office 9',
      'Pell & Daughters',
      'Aalto Quay',
    ],
  },
  labServices: {
    _type: 'labServices',
    label: 'Services',
    title: 'Four Kinds of Drawing',
    text: 'Most projects need two of these. We say so before we quote for four.',
  },
  portfolio: {
    _type: 'portfolio',
    label: 'Plates 1–6',
    title: 'Work in Service',
    text: 'Six systems that have been running without us for at least a year.',
  },
  philosophy: {
    _type: 'philosophy',
    label: 'Principles',
    title: 'What We Hold to Be True',
    text: 'Four rules. We have dropped three others since we began.',
    bullets: keyed('bullet', 'b', [
      {
        title: 'A brand is a system before it is a picture.',
        text: 'If a new hire cannot extend it on the second day, it is a poster.',
      },
      {
        title: 'Start from the person, not the market.',
        text: 'Work that contradicts its maker’s rhythm is abandoned by spring.',
      },
      {
        title: 'Fewer parts, each with a name.',
        text: 'A part without a name is a part that nobody will look after.',
      },
      {
        title: 'Leave the drawings behind.',
        text: 'You receive the files, the rules and the reasons. Calling us again is optional.',
      },
    ]),
  },
  callToAction: {
    _type: 'callToAction',
    label: 'Next',
    title: 'Begin With a Map',
    text: 'Every Lab project starts from a Wiring Map. It is free, and it tells us both whether to go on.',
    emailLabel: 'Email',
    emailPlaceholder: 'you@domain.com',
    buttonLabel: 'Generate Your Wiring Map',
    busyLabel: 'Connecting…',
    note: 'The address is used for your map and nothing else.',
    callTitle: 'Or Talk First',
    callText:
      'A 20-minute intro call. Bring one thing that is stuck; we will say whether we are the right people for it.',
    callLabel: 'Schedule Call',
    furtherText: 'Your map, kept current:',
    furtherLink: { _type: 'link', label: 'the Console', href: '/console' },
  },
  seo: {
    _type: 'seo',
    title: 'The Lab: brand systems drawn from the inside out',
    description:
      'A brand-systems studio: brand systems, modular kits, art direction and AI-integrated tools. Six pieces of work, and a 20-minute intro call.',
  },
}
