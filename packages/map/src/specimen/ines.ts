import { persona } from './persona.ts'
import { densePhotograph, gridPage } from './pictures.ts'

export const ines = persona({
  id: 'ines',
  group: 'specimen',
  circuit: 'projector',
  crossed: [2, 3, 4, 9, 16, 17, 23, 26],
  name: 'Ines',
  choices: 'ADDCA',
  texts: [
    'The packaging for a tea importer. The print slot was booked, so on Thursday it had to be done.',
    'Invoices, and writing to people who might hire me. I tidy my reference folders instead.',
    'Every project starts with a folder called 00_mess. I never open it again.',
    'Tuesday night, redrawing a grid for the third time. I looked up and it was two.',
    'Someone would have to tell me when it is good enough. And the invoices would send themselves.',
  ],
  profile: [
    'Thinks in images and layouts first and looks for words later. Compares many variants side by side before choosing.',
    'sees the finished piece early | finishes on time when someone else fixes the date | builds her own tools when the given ones chafe',
    [
      'keeps refining after the piece already works',
      'starts a second idea before the first is delivered',
      'rarely shows unfinished work',
    ],
    ['too many open variants', 'admin and outreach pile up', 'new tools are adopted and then abandoned'],
    'Works in bursts, mostly late at night, followed by flat days. Says she wants a fixed daily routine.',
    ['Figma boards', 'paper sketchbook', 'one long running notes file'],
    'I am organised but my desk says otherwise. I want a simple system, yet I rebuild every one I am given.',
  ],
  pictures: [gridPage('V1'), densePhotograph('V2')],
})
