import { defaultPrompt } from '../prompt.ts'

/** What to tell somebody whose text holds no profile. */
export type Advice = 'prompt' | 'question' | 'sentences' | 'link' | 'none'

// They stand between profiles and what chat AIs answer instead: tests/pasted has both.
const minPromptLine = 30
const lineStart = 40
const minSentenceWords = 7
const maxAskingLetters = 900
const maxLettersBeforeQuestion = 350

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) =>
      line
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim()
        .slice(0, lineStart),
    )
    .filter((line) => line.length >= minPromptLine)

/** Most of what was pasted is our own prompt, whole or in part. */
function isPrompt(pasted: string, prompts: readonly string[]): boolean {
  const lines = linesOf(pasted.slice(0, 20_000))
  const own = new Set([...prompts, defaultPrompt].flatMap(linesOf))
  return lines.filter((line) => own.has(line)).length >= Math.max(1, Math.min(3, lines.length / 2))
}

/** The Greek one looks like a semicolon. */
const questionMark = /[?\uff1f\u061f]|(?<=\p{sc=Greek}\s?);/u
const toUs = '(?:tell|give|send|show) (?:me|us)'
const request = `(?:${toUs}|(?:share|paste|describe|provide|upload|answer|list) )`
const you = 'please|just|if you|(?:can|could|would|will|may) you|you (?:can|could|may)(?: also)?'
/** A request to the reader, or a question that is announced. "I cannot describe you" asks for nothing. */
const asks = new RegExp(
  [
    `(?:^|[.!:\\n–—] ?|\\b(?:${you}) )${request}|(?:[,;] |\\b(?:and|then|so|first) )${toUs}\\b`,
    '(?:if|once|when|as soon as|let|unless) (?:you|me) (?:share|tell|paste|send|give|describe|provide|answer|know)',
    'need (?:you to|a few|some|more) |(?:can|could|would) you (?:please )?(?:tell|share|write|send|paste)',
    '(?:few|five|5|following) questions? (?:first|before|for you)|(?:here (?:are|is)|start with|first) (?:the |my |a |one |five )?(?:first |few )?questions?|question (?:1|one)|before (?:i|we) (?:start|begin|write)',
    'bitte (?:teile|schick|erzähl|beschreib|gib)|erzähl mir|(?:erste|fünf|ein paar) fragen?',
    'partage[zr]?[- ]|dis-moi|dites-moi|première question',
    'comparte|cuéntame|descr[ií]beme|primera pregunta',
    'raccontami|condividi|prima domanda|conte-me|compartilhe|primeira pergunta',
    'vertel me|deel (?:een|wat)|eerste vraag|opowiedz|pierwsze pytanie',
    'расскажи|поделись|первый вопрос|教えて|質問です|告诉我|anlat|paylaş|berätta',
  ].join('|'),
  'iu',
)
const lacks = new RegExp(
  [
    'i (?:do not|don.t|cannot|can.t) (?:have|access|see|look|remember|recall)|no (?:access|memory|past|previous|earlier)',
    'i(?:.m| am) (?:not able|unable|sorry)|i (?:do not|don.t) (?:know you|retain|store)',
    'i (?:cannot|can.t|won.t) (?:do|help|assist|share|describe|provide|answer|give|write|create|summari[sz]e)',
    'keinen zugriff|pas (?:encore )?(?:accès|assez)|no tengo acceso|non ho accesso|não tenho acesso',
    'geen toegang|nie mam dostępu|нет доступа|无法|できません|ingen tillgång',
  ].join('|'),
  'iu',
)

const wordsIn = (text: string) =>
  [...new Intl.Segmenter().segment(text)].length < 12 ? 0 : (text.match(/[\p{L}\p{N}’']+/gu) ?? []).length

/** Without spaces between words, letters count. */
const isLongEnough = (text: string) =>
  wordsIn(text) >= minSentenceWords ||
  (text.match(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/gu) ?? []).length >= 20

function isAsking(text: string): boolean {
  const sentences = text.match(/[^.!?\u3002\uff01\uff1f\u061f\n]+[.!?\u3002\uff01\uff1f\u061f]*/gu) ?? []
  const questions = sentences.filter((sentence) => questionMark.test(sentence)).length
  const statements = sentences.filter((sentence) => !questionMark.test(sentence)).join('').length
  if (questions >= 3) return true
  if (statements > maxAskingLetters) return false
  return asks.test(text) || (questions > 0 && (lacks.test(text) || statements < maxLettersBeforeQuestion))
}

export function adviceFor(pasted: string, prompts: readonly string[]): Advice {
  const text = pasted.trim().slice(0, 20_000)
  if (isPrompt(text, prompts)) return 'prompt'
  if (/^(?:https?:\/\/|www\.)\S+$/i.test(text)) return 'link'
  if (/[{[}\]\uff5b\uff5d]/u.test(text)) return 'none'
  if (isAsking(text)) return 'question'
  if (text.length < maxAskingLetters && lacks.test(text)) return 'none'
  return isLongEnough(text) && isDescription(text) ? 'sentences' : 'none'
}

const failed =
  /\b(?:error|try again|limit|busy|unavailable|went wrong|timed? ?out|network|sign in|log in|rate limit|erneut|später|réessay|inténtalo)/i

const isDescription = (text: string) => text.length > 160 || !failed.test(text)
