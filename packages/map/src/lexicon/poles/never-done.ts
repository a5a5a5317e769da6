import { forPole } from '../entry.ts'

/** What is never called finished; the other polishing is in `polish.ts`. */
export const neverDoneEntries = forPole('EXIT', 'right', [
  {
    id: 'polish.never-done',
    named: true,
    concept: 'never-done',
    fault: 'CC',
    exempt: true,
    does: [
      'find=found .. something/things/more .. to improve/correct/adjust/tweak/polish ..',
      'struggle+ to call .. @finished',
      'find=found it hard to call .. @finished',
      'never/rarely/hardly feel=felt/is/am/regard+/consider+/call+ ... @finished/enough',
      'never/not quite? satisfied/done with .. @work/@it',
    ],
    phrases: [
      'no @work is ever final/finished/done',
      'it/@work is/was still too/not ..',
      'never/not quite/ever? good/perfect enough',
    ],
    yes: [
      'I always find something else to improve.',
      'Never regards a drawing as finished.',
      'I never feel done.',
    ],
    no: [
      'My editor always finds something to improve.',
      'I found something to fix in the bathroom.',
      'I never finish my vegetables.',
      'My wife is never satisfied with it.',
    ],
  },
  {
    id: 'polish.perfectionist',
    concept: 'refining',
    fault: 'CC',
    does: ["am/i'm/is/be too? .. perfectionist/perfectionistic"],
    phrases: ['^ a? perfectionist/perfectionism'],
    yes: ['I am a perfectionist.', 'Perfectionism near the end.'],
    no: ['My partner is a perfectionist.', 'Am I a perfectionist?', 'I am not a perfectionist.'],
  },
  {
    id: 'polish.after-done',
    concept: 'never-done',
    fault: 'CC',
    named: true,
    exempt: true,
    phrases: [
      'had been smooth/round/done/finished/accepted/ready/opened/working since ..',
      'it was round/smooth/done/fine/ready/good/finished an? hour/hours/yesterday ago',
      'it/@work opened/worked/fitted/fits .. lock? long? ago/at ... still/kept/filing/polishing',
      'was done/finished/ready/complete .. in/by/at/on .. , .. and/then i/we moved/changed/swapped/shaved/rebuilt/@redo/@polish it/the/its/one/@detail ..',
      'was done/finished/ready/complete .. in/by/at/on .. and then i/we moved/changed/swapped/shaved/rebuilt/@redo/@polish it/the/its/one/@detail ..',
    ],
    does: [
      'call=/declare+/declared .. done/finished/ready/complete and/but/, on? .. @weekday/tomorrow i find/see/notice/discover/open ..',
      'call=/declare+/declared .. done/finished/ready/complete and/but/, .. next/following day/morning i find/see/notice/discover/open ..',
    ],
    yes: [
      'The lid was finished in May, then I changed the hinge.',
      'On Friday I call the frame done and on Monday I see a gap.',
    ],
    no: [
      'The lid was finished in May, and then I changed jobs.',
      'The lid was finished in May, then I went home.',
      'He called it done and on Monday he saw a gap.',
    ],
  },
])
