import { keyed, richText, type SeedDocument } from '../seed-document.ts'

export const modals: SeedDocument[] = [
  {
    _id: 'mapExplainer',
    _type: 'mapExplainer',
    title: 'How We Map Your Wiring',
    body: richText(
      'You supply three things. We read them against each other, checked by hand, and send back one drawing. What you say about yourself, what a machine says about you and what you actually make rarely agree, and the map is drawn from the gaps.',
    ),
    suppliesTitle: 'What you supply',
    supplies: keyed('item', 'i', [
      {
        title: 'A survey',
        text: 'Ten questions, two to five minutes. Five to choose from, five to answer in your own words.',
      },
      {
        title: '3 visual references',
        text: 'Screenshots or work artifacts: a desk, a board, a draft you never sent. One is enough to finish.',
      },
      {
        title: 'A custom JSON profile',
        text: 'A short block of text about how you work. Your own chat AI writes it from our prompt, with personal details stripped, and you read it before you paste it.',
      },
    ]),
    returnsTitle: 'What we return',
    returns: keyed('item', 'o', [
      {
        title: 'How you process ideas',
        text: 'The path a thought takes from arrival to decision, with its detours.',
      },
      { title: 'Where friction builds', text: 'The points where work waits, and what it waits for.' },
      { title: 'Which patterns repeat', text: 'The moves you make in every project, useful or not.' },
      {
        title: 'How your system maps to archetypes',
        text: 'Which of our eleven circuits yours resembles, and where it differs: Projector, Antenna, Switchboard, Capacitor, Loop, Relay, Breadboard, Rail, Filter, Transformer, Oscillator.',
      },
    ]),
    note: 'It takes 8 minutes to start and is free. The visual diagnostic arrives by email once your inputs are processed.',
  },
  {
    _id: 'promptExample',
    _type: 'promptExample',
    title: 'Real Example: Prompt Templates',
    libraryName: 'Thinking Tree v1.0',
    body: richText(
      'A consultant asked the same forty questions in every project and typed them anew each time. We sorted three years of her notes and built a modular prompt library: five branches, each with a fixed input, a fixed output and one job.',
      'Any branch can be used alone. Chained, the output of one is the input of the next, so nothing is retyped.',
    ),
    categories: keyed('category', 'c', [
      {
        title: 'Pattern Recognition',
        description: 'Finds what repeats across notes, projects or months.',
        example:
          'Here are twelve project summaries. List every decision that appears in at least three of them. Quote the evidence.',
      },
      {
        title: 'Identity Reflection',
        description: 'Compares how the work is described with what the work shows.',
        example: 'Here is my biography and here are ten things I made. Where do they contradict each other?',
      },
      {
        title: 'Brand System Design',
        description: 'Turns a handful of choices into rules that others can follow.',
        example:
          'From these six layouts, write the five rules that all of them obey, and the one that two of them break.',
      },
      {
        title: 'Opportunity Cost Lens',
        description: 'Names what each option gives up before one is chosen.',
        example:
          'For each of these three offers: what will I not be able to do in the next ninety days if I accept it?',
      },
      {
        title: 'Frictionless Workflow Generator',
        description: 'Removes steps from a process until it breaks, then puts the last one back.',
        example:
          'Here are the nine steps of my publishing process. Remove one at a time and say what would go wrong.',
      },
    ]),
    note: 'Forty questions became eleven. She now starts a project in an afternoon instead of a week.',
  },
]
