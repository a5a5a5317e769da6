import type { SeedDocument } from '../seed-document.ts'

export const approachSteps: SeedDocument[] = [
  {
    _id: 'approachStep-1',
    _type: 'approachStep',
    number: 1,
    title: 'Diagnose',
    description:
      'We read the survey, the profile and the pictures side by side, and mark where they disagree.',
    color: 'red',
  },
  {
    _id: 'approachStep-2',
    _type: 'approachStep',
    number: 2,
    title: 'Design',
    description: 'We draw the smallest system that carries your work from first note to finished piece.',
    color: 'yellow',
  },
  {
    _id: 'approachStep-3',
    _type: 'approachStep',
    number: 3,
    title: 'Embed',
    description:
      'We build it into the tools you already open every day. Nothing new to log in to, nothing to maintain.',
    color: 'green',
  },
  {
    _id: 'approachStep-4',
    _type: 'approachStep',
    number: 4,
    title: 'Reflect',
    description:
      'Six weeks later we hold your plan against what you made. We call it “Mirror” mode: it shows the difference, and we redraw it.',
    color: 'gray',
  },
]
