import { maxChatUrlBytes } from '@wiring/session/limits'
import { profileFields } from '@wiring/session/profile'
import { brokenPromptRules, chatUrl, type PromptRule } from '@wiring/session/prompt'

const sentences: Record<PromptRule, (prompt: string) => string> = {
  'strips personal details': () => 'Ask for “personal details” to be stripped.',
  'stays with evidence': () => 'Say that only “evidence” counts.',
  'asks for a contradiction': () => 'Ask for “at least one contradiction”.',
  'leaves blanks where there is no signal': () => 'Say that a field stays “blank” where there is no signal.',
  'fixes the seven-field format': () =>
    `Name the seven fields in quotes and in this order: ${profileFields.map(({ name }) => name).join(', ')}.`,
  'is well-formed text': () => 'The text contains half of a character. Type it again rather than pasting it.',
  'fits into a link': (prompt) =>
    `The link with this prompt is ${chatUrl(prompt).length} bytes long; ${maxChatUrlBytes} is too long.`,
}

/** `true` if a prompt keeps the rules of the wizard, else what is missing. The wizard checks again. */
export function promptRules(prompt: string | undefined): true | string {
  const broken = brokenPromptRules(prompt ?? '')
  if (prompt === undefined || broken.length === 0) return true
  return broken.map((rule) => sentences[rule](prompt)).join(' ')
}
