import { defaultPrompt } from '../prompt.ts'

/** What to tell somebody whose text holds no profile. */
export type Advice = 'prompt' | 'question' | 'sentences' | 'link' | 'none'

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

const questionMark = /[?\uff1f\u061f;]/u
const asks = new RegExp(
  [
    'please (?:share|tell|paste|send|give|describe|provide|answer)|(?:share|tell me|give me|send me|describe) ',
    'i (?:do not|don.t|cannot|can.t) (?:have|access|see|look|remember|recall)|no (?:access|memory|past|previous|earlier)',
    '(?:first|following|few|five|5) questions?|question (?:1|one)|before (?:i|we) (?:start|begin|write)',
    'bitte (?:teile|schick|erzähl|beschreib|gib)|erzähl mir|keinen zugriff|(?:erste|fünf|ein paar) fragen?',
    'partage[zr]?|dis-moi|dites-moi|pas (?:encore )?(?:accès|assez)|première question',
    'comparte|cuéntame|descr[ií]beme|no tengo acceso|primera pregunta',
    'raccontami|condividi|non ho accesso|prima domanda|conte-me|compartilhe|não tenho acesso|primeira pergunta',
    'vertel me|deel (?:een|wat)|geen toegang|eerste vraag|opowiedz|nie mam dostępu|pierwsze pytanie',
    'расскажи|поделись|нет доступа|первый вопрос|教えて|質問|告诉我|问题|anlat|paylaş|berätta',
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
  return asks.test(text) || (questions > 0 && statements < maxLettersBeforeQuestion)
}

export function adviceFor(pasted: string, prompts: readonly string[]): Advice {
  const text = pasted.trim().slice(0, 20_000)
  if (isPrompt(text, prompts)) return 'prompt'
  if (/^(?:https?:\/\/|www\.)\S+$/i.test(text)) return 'link'
  if (/[{[}\]\uff5b\uff5d]/u.test(text)) return 'none'
  if (isAsking(text)) return 'question'
  return isLongEnough(text) && isDescription(text) ? 'sentences' : 'none'
}

const failed =
  /\b(?:error|try again|limit|busy|unavailable|went wrong|timed? ?out|network|sign in|log in|rate limit|erneut|später|réessay|inténtalo)/i

const isDescription = (text: string) => text.length > 160 || !failed.test(text)
