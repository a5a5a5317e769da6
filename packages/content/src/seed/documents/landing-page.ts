import type { SeedDocument } from '../seed-document.ts'

export const landingPage: SeedDocument[] = [
  {
    _id: 'landingPage',
    _type: 'landingPage',
    hero: {
      _type: 'hero',
      title: 'See how you think, create and break.',
      text: 'Answer ten questions, let your AI describe you, add three pictures. We draw how your work runs and where it stalls, as a system you can use.',
      startLabel: 'Generate Your Wiring Map',
      howLabel: 'See How It Works',
      note: '8 minutes to start. Free of charge.',
      effort: '8 minutes of your time, in one go or in pieces.',
      board: {
        inputs: ['Survey', 'Profile', 'Visuals'],
        chip: 'you',
        outputs: ['Patterns', 'Friction', 'Archetype'],
      },
    },
    about: {
      _type: 'about',
      label: 'Faults',
      title: 'Where Creative Systems Break',
      text: 'Most stalled work is not a matter of talent or effort. It is one of three faults, and each has a place on the drawing.',
      expandLabel: 'Click to expand',
      collapseLabel: 'Click to collapse',
    },
    approach: {
      _type: 'approach',
      label: 'Signal path',
      title: 'We Design From the Inside Out',
      text: 'Four phases, always in this order. A tool is chosen last, once there is something for it to do.',
    },
    services: {
      _type: 'services',
      label: 'Services',
      title: 'From Your Map → To Your System',
      text: 'Everyone starts with a map, then chooses how far to take it.',
      howLabel: 'How It Works',
      startLabel: 'Start Your Wiring',
      exampleLabel: 'See Example',
      linkLabel: 'Learn More',
      soonLabel: 'Coming Soon',
      soonMark: '(Coming Soon)',
      soonText: 'Details coming soon...',
    },
    mirror: { _type: 'mirror', label: 'Mirror', beforeLabel: 'Before', afterLabel: 'After' },
    contact: {
      _type: 'contact',
      label: 'Contact',
      title: 'Write to a Person',
      text: 'Questions about a map, a project or your data all arrive at the same desk. We answer within two working days.',
    },
    start: {
      _type: 'start',
      label: 'Terminal',
      title: 'Start Your Wiring Map',
      text: 'Give an address for the result. Next come a short survey, a profile that your own chat AI writes, and up to three pictures of your work.',
      emailLabel: 'Email',
      emailPlaceholder: 'you@domain.com',
      buttonLabel: 'Generate Your Wiring Map',
      busyLabel: 'Connecting…',
      note: 'No scraping, no login, no personal data extraction. The address is used for your map and nothing else.',
    },
    seo: {
      _type: 'seo',
      title: 'Tracework: a free map of how you think and create',
      description:
        'A free Wiring Map shows how you think, create and break, and reflects it back as a system you can use. 8 minutes to start. No logins, no payments.',
    },
  },
]
