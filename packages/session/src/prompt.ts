import { maxChatUrlBytes } from './limits.ts'
import { profileFields } from './profile.ts'

const promptRules = [
  { rule: 'strips personal details', phrase: /personal details/i },
  { rule: 'stays with evidence', phrase: /evidence/i },
  { rule: 'asks for a contradiction', phrase: /at least one contradiction/i },
  { rule: 'leaves blanks where there is no signal', phrase: /blank/i },
  {
    rule: 'fixes the seven-field format',
    phrase: new RegExp(profileFields.map(({ name }) => `"${name}"`).join('[\\s\\S]*')),
  },
] as const

export const defaultPrompt = `Summarise how I think and work as JSON. Use only what I have written to you in our past conversations. If you have nothing of mine to go on, ask me five short questions first, one at a time.

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

thinking_style, creative_rhythm and self_description are one to three plain sentences. The other four are lists of three to six short statements. Write them in English, whatever language we have talked in.`

const chatAddress = 'https://chatgpt.com/?q='

export const otherChats = [
  { name: 'Claude', href: 'https://claude.ai/new' },
  { name: 'Gemini', href: 'https://gemini.google.com/app' },
] as const

export const chatUrl = (prompt: string): string => `${chatAddress}${encodeURIComponent(prompt)}`

export type PromptRule = (typeof promptRules)[number]['rule'] | 'is well-formed text' | 'fits into a link'

export function brokenPromptRules(prompt: string): PromptRule[] {
  const broken: PromptRule[] = promptRules
    .filter(({ phrase }) => !phrase.test(prompt))
    .map(({ rule }) => rule)
  // A lone surrogate would make encoding throw.
  if (!prompt.isWellFormed()) return [...broken, 'is well-formed text']
  return chatUrl(prompt).length < maxChatUrlBytes ? broken : [...broken, 'fits into a link']
}
