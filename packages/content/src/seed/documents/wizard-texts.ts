import type { SeedDocument } from '../seed-document.ts'

/** The wizard's own default; a published prompt replaces it when it keeps the five rules. */
const prompt = `Summarise how I think and work as JSON. Use only what I have written to you in our past conversations. If you have nothing of mine to go on, ask me five short questions first, one at a time.

Rules
1. Strip all personal details: no names, employers, clients, places, dates, addresses or links. Nothing that could identify me or anyone else.
2. Ground every statement only in evidence from our conversations. No guesses, no compliments.
3. Include at least one contradiction: two things about how I work that do not fit together.
4. Leave a field blank ("" or []) where there is no signal.
5. Answer with one JSON object in exactly this format, and nothing before or after it:

{
  "thinking_style": "",
  "strengths": [],
  "blindspots": [],
  "friction_points": [],
  "creative_rhythm": "",
  "preferred_systems": [],
  "self_description": ""
}

thinking_style, creative_rhythm and self_description are one to three plain sentences. The other four are lists of three to six short statements.`

export const wizardTexts: SeedDocument[] = [
  {
    _id: 'wizardTexts',
    _type: 'wizardTexts',
    prompt,
    survey: {
      title: 'Expose Your Wiring',
      text: 'Ten questions, two to five minutes. Five to choose from, five in your own words. Your answers stay on this device until you send them.',
      startLabel: 'Start',
      thanksTitle: 'Thank you.',
      thanksText:
        'Next saves your answers and takes you to the prompt. Until the end you can come back and change them.',
    },
    promptStep: {
      title: 'Let your chat AI describe you',
      text: 'Copy the prompt into the assistant that knows your work. Read what it writes, take out what you would rather keep, and paste its answer here: a short block of text, called a JSON profile.',
    },
    visuals: {
      title: 'Show up to three pictures of your work',
      text: 'Screenshots or work artifacts: a desk, a board, a draft you never sent. One is enough. Location data is removed before anything leaves this device.',
    },
    complete: {
      title: 'Put a name on it',
      text: 'The name is printed on the map. Tick the box, and the three inputs go to the drawing table.',
      nameLabel: 'Name for the map',
      nameHint: 'A first name, a project or an alias. It may stay empty.',
      synthesisTitle: 'Synthesis in Progress',
      synthesisText:
        'A program drafts your map from the three inputs. A person at the studio checks it, changes it and signs it.',
    },
  },
]
