import type { SeedDocument } from '../seed-document.ts'

export const problemCards: SeedDocument[] = [
  {
    _id: 'problemCard-1',
    _type: 'problemCard',
    number: 1,
    title: 'Idea Overflow',
    description: 'Ten tabs of brilliance, no wire between them.',
    detail:
      'You have more starts than finishes. Notes live in four apps, voice memos pile up, and the good idea from March is somewhere in a screenshot. Capturing was never the problem. Nothing decides which idea gets the next hour, so the newest one does, and the one before it goes dark.',
    color: 'red',
  },
  {
    _id: 'problemCard-2',
    _type: 'problemCard',
    number: 2,
    title: 'Template Misfit',
    description: 'Someone else’s system, bolted onto your head.',
    detail:
      'You bought the planner, the second brain and the content calendar. Each worked for two weeks, because each was drawn around the person who sold it. A template carries its maker’s rhythm. When yours differs, keeping the template alive becomes the work, and you conclude that you lack discipline.',
    color: 'yellow',
  },
  {
    _id: 'problemCard-3',
    _type: 'problemCard',
    number: 3,
    title: 'Complexity Creep',
    description: 'Every fix adds a part. Nothing ever comes out.',
    detail:
      'A tool to plan the tools, an automation to watch the automation. Every part was sensible on the day it went in. Together they need a caretaker, and that is you. By the time a piece of work has passed through all of it, the reason for making it is gone.',
    color: 'gray',
  },
]
