/** A longer text says something. */
const maxLength = 90
const noText = /^[\s.…\-–—_*,;:'"“”„«»/\\|()[\]{}<>?!~]*$/u
const template = new RegExp(
  `^(?:${[
    '(?:a |the )?(?:str|strings?|list|array|text|value|null|none|nil|undefined|blank|empty|unknown|todo|tbd|example)',
    '(?:list|array) of (?:strings?|texts?|statements?|items?)',
    '(?:string|text|str)\\[\\]|(?:list|array)[<[(](?:str|string|text)[>\\])]',
    'n\\.? ?/? ?a\\.?|not (?:available|applicable|specified|provided|known|given)',
    '(?:no|not enough|insufficient) (?:clear )?(?:signal|data|evidence|information|context|material)',
    '(?:your|insert|enter|add) (?:own )?(?:text|answer|words|description|statement|value)s?(?: here)?',
    '(?:text|answer|value|description) (?:goes )?here|lorem ipsum.*',
    '(?:one|1|two|2|three|3)(?: ?(?:to|-|–) ?(?:three|3|six|6))? (?:plain |short )*(?:sentences?|statements?|items?)',
    '(?:short |list )?(?:item|statement|sentence|strength|blind ?spot|friction ?point|system|string|text) ?(?:\\d|#|n|x)',
    '(?:short|list|plain) (?:item|statement|sentence|text)s?',
    'keine angaben?|k\\. ?a\\.|sin datos|non disponible|нет данных|无|なし|該当なし',
  ].join('|')})$`,
)
const templateWords =
  /\b(?:your|insert|enter|text|string|list|items?|strengths?|spots?|points?|systems?|values?|here|sentences?|statements?|description|style|rhythm|example)\b/

/** What an AI or our own format writes where nothing is said yet. */
export function isPlaceholder(text: string): boolean {
  if (text.length > maxLength) return false
  if (noText.test(text)) return true
  const words = text.toLowerCase().replace(/^["'“”‘’]+|["'“”‘’.]+$/g, '')
  const inside = /^(?:<([^<>]*)>|\[([^[\]]*)\]|\{([^{}]*)\}|\(([^()]*)\))$/.exec(words)?.slice(1).join('')
  if (inside === undefined) return template.test(words)
  return template.test(inside.trim()) || templateWords.test(inside) || noText.test(inside)
}
