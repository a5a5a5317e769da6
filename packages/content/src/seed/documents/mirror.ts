import { orderRank, richText, type SeedDocument } from '../seed-document.ts'

export const mirror: SeedDocument[] = [
  {
    _id: 'foundersNote',
    _type: 'foundersNote',
    title: 'Signals From the Inside',
    quote: 'I built the map I needed when every productivity system told me I was the bug.',
    body: richText(
      'For nine years I ran projects in studios where the clever people finished last. They did not lack method. They had six of them, all borrowed.',
      'The first map was a drawing of my own week on the back of an invoice. It showed one broken connection, in a place I had never looked. I fixed that and left the rest alone.',
    ),
    name: 'Mara Lindqvist',
    role: 'Founder',
  },
  {
    _id: 'mirrorCard-input-output',
    _type: 'mirrorCard',
    title: 'Input → Output',
    description: 'How much of what goes in comes out as finished work, and where the rest is lost.',
    before: 'Forty notes, one post',
    after: 'Five notes, four posts',
    color: 'red',
    orderRank: orderRank(0),
  },
  {
    _id: 'mirrorCard-noise-reduction',
    _type: 'mirrorCard',
    title: 'Noise Reduction',
    description: 'Which tools, meetings and habits carry signal, and which only hum.',
    before: 'Eleven open tools',
    after: 'Three that talk',
    color: 'yellow',
    orderRank: orderRank(1),
  },
  {
    _id: 'mirrorCard-system-reflection',
    _type: 'mirrorCard',
    title: 'System Reflection',
    description: 'The rules you follow without having written them down, put where you can change them.',
    before: 'It just happens',
    after: 'It is written down',
    color: 'gray',
    orderRank: orderRank(2),
  },
]
