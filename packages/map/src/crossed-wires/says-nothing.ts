/** “dont know”, “n/a”, “?”: an answer that is none. */
const nothingSaid =
  /^(?:(?:sorry|hm+|err?|well|honestly|i|just|really|have|there is|that is)\b[\s,.]*)*(?:idk|dunno|dk|n\.?a|n\/a|none|nothing(?: much| special| in particular| at all)?|not (?:much|a lot)|can'?t say (?:i (?:keep|have|do)|there(?:'s| is))(?: one| any| anything)?|nil|null|pass|skip|tbd|no|nope|no (?:idea|clue|answer|thoughts?|comment)|not (?:sure|certain)|unsure|unknown|(?:i |really |honestly )*(?:do ?n[o']?t|don’t|can ?not|can'?t|could ?n'?t|wouldn'?t) (?:really )?(?:know|say|tell|think of (?:anything|one|any))|who knows|good question)?(?:[\s,]+(?:yet|really|sorry|tbh|honestly|at all|to be honest|right now))*$/i
/** Pasted by mistake: what a machine sent her. */
const machineSent = /\bdo not reply to this\b|\byour (?:parcel|verification code|one-time)\b|\bunsubscribe\b/i
export const saysNothing = (text: string): boolean =>
  machineSent.test(text) ||
  nothingSaid.test(
    text
      .normalize('NFKC')
      .replace(/[’‘`]/g, "'")
      .replace(/(?!['/.])[\p{P}~+=^|<>]|\.(?=\s|$)|^\.+/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  )
/** "I'm fine", "it runs fine as it is": of a condition, that none is wanted. */
const contented =
  /^(?:(?:but|so|well|no|yes|thanks|really|nothing|i'd say|i would say|i think|i guess|i suppose)\b\s*)*(?:(?:i|we|it|that|this|all|everything|things|life)?(?: (?:am|is|are|feel)|'?[sm])?\s*(?:(?:all|just|quite|pretty|really|doing|already|still|works|runs|goes|working|running|going) )*(?:fine|good|great|ok|okay|alright|all right|happy|content|well|by itself)(?: (?:as (?:it|i|things) (?:is|am|are)|as is|already|thanks|thank you|now|here|with (?:it|that)|like (?:this|that)|for (?:me|now)|really))*|it (?:already |just )?(?:runs|works)(?: already| as it is)?|nothing(?: really)?(?: at all)? (?:is )?(?:(?:needs|has|would have) to (?:change|be true|be different)|missing|wrong|else)|i (?:do not|don'?t) (?:really )?(?:need|want) anything(?: else)?|i (?:need|want) nothing|no complaints|(?:i )?can(?:not|'t) complain|(?:seriously )?(?:i (?:have|'ve) (?:got )?)?(?:nothing|no reason) to complain(?: (?:of|about))?|it (?:isn't|is not) stuck|nothing is stuck|leave it(?: as it is)?|(?:just )?(?:the )?same as (?:(?:this|last|every|any) (?:year|month|week|time|season)|now|always|ever|before)|(?:just )?as (?:it|things) (?:is|are|was)|no changes?|more of the same|it (?:(?:more or less|mostly|pretty much) )?(?:does|runs)|suits me|i would(?:n't| not) (?:ask for|change) (?:a thing|anything)|thanks|thank you)$/i
const refusal = /^(?:nothing|none|no)\b/i
const clausesOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .replace(/[’‘`]/g, "'")
    .split(/[.,;:!?\n()–—-]+|\s(?:and|but|because|so|since)\s/i)
    .map((clause) => clause.replace(/\s+/g, ' ').trim())
    .filter(Boolean)

export function wantsNothing(text: string): boolean {
  const clauses = clausesOf(text)
  const isRefused = (clause: string) => refusal.test(clause) || contented.test(clause)
  return clauses.some(isRefused) && clauses.every((clause) => saysNothing(clause) || contented.test(clause))
}

/** “Fewer Mondays. Seriously, I have nothing to complain of.” */
export const isContented = (text: string): boolean => clausesOf(text).some((clause) => contented.test(clause))

/** "Less wind. Honestly": of a short wish for what nobody gives, no part could be so tomorrow. */
export const isForNobody = (text: string): boolean =>
  /\b(?:be|were|was|still) alive\b|\bback from the dead\b/i.test(text) ||
  (text.split(/\s+/).length <= 8 &&
    /\b(?:winds?|rain|snow|tides?|sea|seasons?|moon|weather|sun|sunshine|daylight|winters?|summers?|luck|lottery|(?:hours|days) in|more (?:hours|time|days)|(?:second|third|four|more) (?:hands?|arms)|younger)\b/i.test(
      text,
    ))
