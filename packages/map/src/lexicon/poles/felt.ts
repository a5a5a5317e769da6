import { forPole } from '../entry.ts'

export const feltEntries = forPole('PROOF', 'right', [
  {
    id: 'felt.gut',
    concept: 'gut',
    does: [
      'choose/chooses/chose/decide/decides/decided .. by .. feeling/sensation/touch/ear/eye/smell/feel/instinct',
      'listen/listens to .. gut/body/hands',
      'let/lets .. hands/hand/gut .. decide/choose/lead',
      'trust/trusts/trusted/follow/follows/followed/use/uses .. @gut',
      'rely/relies/relied/relying on .. @gut',
      'go/goes/went/decide/decides/decided/choose/chooses/chose/judge/judges/work/works/worked by/with/on/from .. feel/touch/@gut',
      'decide/decides .. in the body ..',
      'know/knows/knew/feel/feels/felt/tell/tells ... by/in/at/from/with .. touch/feel/@gut',
    ],
    phrases: [
      'by ear/smell/touch/eye , by ear/smell/touch/eye',
      'by touch/ear in/at/on the ..',
      '^ quick/fast .. intuitive/instinctive/unhesitating ..',
      'by gut feeling/feel/instinct',
      'by feel', '^ gut feeling/feel/first', '^ intuitive/instinctive'],
    yes: ['I trust my gut.', 'Decides by gut feeling.', 'Mixing clay by feel.'],
    no: ['A gut renovation.', 'My partner goes with his gut.', 'Would like to trust my gut.'],
  },
  {
    id: 'felt.knew',
    concept: 'gut',
    does: [
      'know/knew/felt/feel/knows/feels/sense/sensed .. it/that/@work .. is/was/were .. done/right/finished/ready/wrong/over',
      "know/knew/felt/feel/knows/feels/sense/sensed .. it's/that's done/right/finished/ready",
    ],
    phrases: [
      'it/that/something .. clicked',
      'it/@work felt .. right/done/finished/good',
      'by sensation',
      '@it/@work just? felt/feels/sat/clicked right/true/good/finished',
      'it/that just/simply/finally felt/feels/clicked/sat',
    ],
    yes: ['I ran my thumb along the seat and knew it was done.'],
    no: ['She knew it was done.', 'I did not know it was done.', 'It felt cold.'],
  },
  {
    id: 'felt.hands-knew',
    named: true,
    concept: 'gut',
    exempt: true,
    phrases: [
      'my @gut/shoulders/breath/foot/neck .. knew/know/decided/decide/dropped/drop/relaxed/moved/went/said/told/goes',
    ],
    yes: ['My hands decided, I only watched.'],
    no: ['My hands are cold.', 'My hands were cold.'],
  },
  {
    id: 'felt.by-doing',
    concept: 'by-doing',
    does: [
      'try/tries/tried/test/tests .. it/@it/@work/scraps , .. until/held/holds/hold/worked/works/fits/fit',
      'find/finds/found/learn/learns/figure/figures .. out? by/through/while doing/making/building/trying/handling/playing/touching',
      'just/simply start/starts/started/began/begin/try/tries/tried/went/go/goes/turned/turn',
      'start/starts/started/began/begin/make/makes/made/work/works ... without .. plan/measuring/thinking/recipe/sketch/drawing',
      'explore/explores by ..',
      'try/tries .. things .. out/without ..',
      'taste/tastes/turn/turned/adjust/adjusts .. until it is/was/sat/sits ..',
      'think/thinks with .. hands/fingers',
    ],
    phrases: [
      'by trial and error',
      'no plan/recipe/scale/measuring/ruler/idea , .. just',
      'by feel , no',
      'learning/learns by doing',
    ],
    exempt: true,
    yes: ['I tried it with scraps, it held.', 'Finds out by making.', 'I just start.'],
    no: ['The trainer just starts.', 'I never just start.', 'The trial ended in error.'],
  },
])
