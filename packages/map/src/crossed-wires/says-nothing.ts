/** “dont know”, “n/a”, “?”: an answer that is none. */
const nothingSaid =
  /^(?:(?:sorry|hm+|err?|well|honestly|i|just|really|have|there is|that is)\b[\s,.]*)*(?:idk|dunno|dk|n\.?a|n\/a|none|nothing(?: much| special| in particular| at all)?|not (?:much|a lot)|hardly anything|there (?:is nothing|isn'?t|is not)(?: really)?(?: one| any| anything| a thing)?|(?:i )?(?:do not|don'?t|never|rarely|hardly) (?:really |ever |actually )?(?:postpone|put off|put) ?(?:much|anything|things|a lot|a thing)?(?: off)?|can'?t say (?:i (?:keep|have|do)|there(?:'s| is))(?: one| any| anything)?|nil|null|pass|skip|tbd|no|nope|no (?:idea|clue|answer|thoughts?|comment)|not (?:sure|certain)|unsure|unknown|(?:i |really |honestly )*(?:do ?n[o']?t|don’t|can ?not|can'?t|could ?n'?t|wouldn'?t) (?:really )?(?:know|say|tell|think of (?:anything|one|any))|who knows|good question|(?:can ?not|can'?t|cannae|dinnae|could ?n'?t) (?:really )?(?:think|remember|recall|ken)(?: of (?:it|that|one))?|(?:please )?ask me (?:another|something else|again|later)(?: one)?|nothing (?:comes|springs|came) (?:to (?:my )?mind|up)|(?:it )?escapes me)?(?:[\s,]+(?:yet|really|sorry|tbh|honestly|at all|to be honest|right now))*$/i
/** Pasted by mistake: what a machine sent her. */
const machineSent = /\bdo not reply to this\b|\byour (?:parcel|verification code|one-time)\b|\bunsubscribe\b/i
const isNothing = (text: string): boolean =>
  nothingSaid.test(
    text
      .normalize('NFKC')
      .replace(/[’‘`]/g, "'")
      .replace(/(?!['/.])[\p{P}~+=^|<>]|\.(?=\s|$)|^\.+/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  )
/** All of it, or each clause: "cannae think, ask me another". */
export const saysNothing = (text: string): boolean =>
  machineSent.test(text) || isNothing(text) || text.split(/[,.;!?\n]+(?=\s|$)/).every(isNothing)
/** "I'm fine", "it runs fine as it is": of a condition, that none is wanted. */
const contented =
  /^(?:(?:but|so|well|no|yes|thanks|really|nothing|i'd say|i would say|i think|i guess|i suppose)\b\s*)*(?:(?:i|we|it|that|this|all|everything|things|life)?(?: (?:am|is|are|feel)|'?[sm])?\s*(?:(?:all|just|quite|pretty|really|doing|already|still|works|runs|goes|working|running|going) )*(?:fine|good|great|ok|okay|alright|all right|happy|content|well|by itself)(?: (?:as (?:it|i|things) (?:is|am|are)|as is|already|thanks|thank you|now|here|with (?:it|that)|like (?:this|that)|for (?:me|now)|really))*|it (?:already |just |pretty much )?(?:runs|works|does)(?: already| as it is| by itself| on its own)?|already it (?:runs|works|does)|i (?:quite |rather )?like it (?:as it is|this way|how it is|like this)|nothing(?: really)?(?: at all)? (?:is )?(?:(?:needs|has|would have) to (?:change|be true|be different)|missing|wrong|else)|i (?:do not|don'?t) (?:really )?(?:need|want) anything(?: else)?|i (?:need|want) nothing|no complaints|(?:i )?can(?:not|'t) complain|(?:seriously )?(?:i (?:have|'ve) (?:got )?)?(?:nothing|no reason) to complain(?: (?:of|about))?|(?:please )?(?:do not|don't) (?:move|touch|change|alter|fix) (?:anything|a thing|it|any of it)|(?:that )?nothing (?:moves|changes|is (?:moved|changed|touched))|it (?:does|do) (?:run|work|go)(?: already| by itself| as it is| well| fine)?|i (?:am|'m|feel) (?:quite |very |really |just )?(?:happy|content|fine|satisfied|ok|okay) (?:with|about) (?:how|what|the way) .{1,40}|it (?:isn't|is not) stuck|nothing is stuck|leave it(?: as it is)?|(?:just )?(?:the )?same as (?:(?:this|last|every|any) (?:year|month|week|time|season)|now|always|ever|before)|(?:just )?as (?:it|things) (?:is|are|was)|no changes?|more of the same|it (?:(?:more or less|mostly|pretty much) )?(?:does|runs)|it(?: is|'s) (?:already )?(?:true|so|like that)(?: already| now)?|suits me|i would(?:n't| not) (?:ask for|change) (?:a thing|anything)|thanks|thank you)$/i
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
export const isContented = (text: string): boolean =>
  // "Fine: somebody who dials" gives in, and wishes.
  clausesOf(
    text.replace(
      /\b(?:fine|ok|okay|alright|all right|good)\s*:|\b(?:but|or|and) (?:ok|okay|fine|whatever)\b/gi,
      '',
    ),
  ).some((clause) => contented.test(clause))

/** "It more or less does. The children push it", and nothing that is missing. */
export const runsAlready = (text: string): boolean => {
  const [first = ''] = clausesOf(text)
  const isMissing =
    /^[^.!?]*\buntil\b|\b(?:but|except|only|unless|though|although|could|would|should|some(?:one|body)|wish|more|fewer|need)\b/i
  return (
    /^(?:i'd say |already )?it\b.*\b(?:does|runs|works|goes|true|so)\b/i.test(first) &&
    contented.test(first) &&
    !isMissing.test(
      text.slice(first.length).replace(/\b(?:maybe|perhaps|said (?:that )?i should)\b[^.!?]*/gi, ''),
    )
  )
}

/** "Less wind. Honestly": of a joke, or a short wish for what nobody gives, no part could be so tomorrow. */
export const isForNobody = (text: string): boolean =>
  /\b(?:be|were|was|still) alive\b|\bback from the dead\b|\b(?:joking|kidding)\b|\bburn(?:s|ed|t)? (?:it )?down\b/i.test(
    text,
  ) ||
  (text.split(/\s+/).length <= 8 &&
    /\b(?:winds?|rain|snow|tides?|sea|seasons?|moon|weather|sun|sunshine|daylight|winters?|summers?|luck|lottery|(?:hours|days) in|more (?:hours|time|days)|(?:second|third|four|more) (?:hands?|arms)|younger)\b/i.test(
      text,
    ))

/** "I had to tick where it breaks so I ticked"; "You have to pick three" is what a form asks. */
export const isMadeToClick = (text: string): boolean =>
  /\b(?:had|has) to (?:tick|click)\b|\bi had to (?:choose|pick|select) (?:one|something|an answer)\b(?=\s*(?:$|[.,;)!?]|because|above|here|so))|\bso i(?: just)? (?:ticked|clicked)\b|\bi (?:just )?(?:ticked|clicked|chose|picked) (?:\S+ ){0,5}(?:because|since) (?:it|one|you|the (?:form|page|question)) (?:had|has|have|wants?|wanted|asks?|asked|needs?|needed)\b|\bnothing (?:really |ever )?breaks\b|\b(?:page|form|question|questionnaire|survey|website|site|thing|it|button) (?:would|did|does|will)(?: not|n['’]t) let me (?:pass|on|go on|continue|through|finish|send|skip|leave|past)\b/i.test(
    text,
  )

const knowsLittle =
  /^\W*(?:not (?:much|enough)|no |none|nothing|too (?:little|few)|unknown|insufficient|little )|\b(?:no|not enough|insufficient|limited) (?:\w+ )?(?:history|information|data|sessions|conversations?|context)\b|\b(?:cannot|can['’]t|unable to) (?:describe|determine|assess|characteri[sz]e)\b|\bthis user\b|\bas an ai\b/i
/** What an AI says that knows nothing of somebody is made of these alone. */
const anybodysWords = new Set(
  'a an the and or but of to in on with at for by from can may tends tend be is are too very highly so much own between her his their you your ai creative creativity innovative innovation imaginative imagination passion passionate curious curiosity structure balance balancing perfectionist perfectionism perfection journey unique idea ideas life flexible dynamic flow inspiration inspired thinker thinking mind connections connection problem solving solver takes take taking overthinks overthinking multitasking creator bring brings bringing others detail details time management visionary vision artist artistic soul heart deeply committed excellence quality potential world growth hard working strong sense impact meaningful things many high standards self critical delegating saying no cares care moves slower faster than limits boundaries patience impatient ambitious driven original authentic purpose everything sometimes often always slightly bit it out box outside endless energy love loves loving true truly have may might about humble brilliance brilliant gifted bright future ahead talent talented exceptional extraordinary amazing boundless shine shines remarkable incredible rare ability abilities see sees possibilities spirit free big dreamer dreams dream changer wonderful great whose inspires inspire everyone around everybody she he they is who not ready yet give gives that yourself one kind voice limitless multifaceted could when whenever strikes natural naturally born leader empathetic empathy intuitive intuition'.split(
    ' ',
  ),
)
/** "A passionate creator on a unique journey". */
const isAnybodys = (text: string): boolean =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).every((word) => anybodysWords.has(word))

/** Of an AI: a mark or a name is no sentence, and "not enough conversation history" tells of nobody. */
export const saysLittle = (text: string): boolean =>
  new Set(text.toLowerCase().match(/\p{L}+/gu) ?? []).size <= 2 ||
  saysNothing(text) ||
  knowsLittle.test(text) ||
  isAnybodys(text)

const praise =
  /\b(?:passionate|deeply (?:committed|creative|curious|caring)|cares deeply|motivated|eager to|(?:highly|very) driven|dedicated|committed to (?:excellence|quality|growth)|talented|gifted|creative soul|loves (?:a good|what|learning|creating)|natural (?:leader|motivator|talent))\b/i
/** Whoever is praised signs it. */
export const isPraise = (text: string): boolean => praise.test(text)
