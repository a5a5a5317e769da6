/** In the order of the prompt's format (specification §3). */
export const profileFields = [
  'thinking_style',
  'strengths',
  'blindspots',
  'friction_points',
  'creative_rhythm',
  'preferred_systems',
  'self_description',
] as const

const rules = [
  [/personal details/i, 'Ask for “personal details” to be stripped.'],
  [/evidence/i, 'Say that only “evidence” counts.'],
  [/at least one contradiction/i, 'Ask for “at least one contradiction”.'],
  [/blank/i, 'Say that a field stays “blank” where there is no signal.'],
  [
    new RegExp(profileFields.map((name) => `"${name}"`).join('[\\s\\S]*')),
    `Name the seven fields in quotes and in this order: ${profileFields.join(', ')}.`,
  ],
] as const

/** The prompt travels in a link; some browsers and servers cut longer ones. */
const maxLinkBytes = 8000
const chat = 'https://chatgpt.com/?q='

/**
 * `true` if a prompt keeps the rules of the specification (§7), else what is missing. packages/session
 * checks again.
 */
export function promptRules(prompt: string | undefined): true | string {
  if (prompt === undefined) return true
  if (!prompt.isWellFormed())
    return 'The text contains half of a character. Type it again rather than pasting it.'
  const missing: string[] = rules.filter(([phrase]) => !phrase.test(prompt)).map(([, sentence]) => sentence)
  const bytes = chat.length + encodeURIComponent(prompt).length
  if (bytes >= maxLinkBytes)
    missing.push(`The link with this prompt is ${bytes} bytes long; ${maxLinkBytes} is too long.`)
  return missing.length === 0 || missing.join(' ')
}
