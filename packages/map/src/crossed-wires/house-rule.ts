const houses =
  'station|firm|company|school|council|client|office|studio|house|agency|publisher|employer|boss|hospital|university|theatre|shop|museum|magazine|city|government|customer|bank|factory|union|department|brand|editor'
const writtenRule =
  '(?:code|formats?|schemes?|templates?|forms?|rules?|rulebook|manual|handbook|style|guidelines?|standards?|layout|protocol|specs?|syllabus|regulations?|instructions?|policy|law)'
const ofHouse = new RegExp(
  [
    `\\b(?:${houses})(?:['’]s|s['’])? (?:[a-z-]+ ){0,2}${writtenRule}\\b`,
    `\\b${writtenRule} (?:of|from|by|that) (?:the|my|our|a) (?:${houses})\\b`,
    `\\b(?:follow|followed|obey|by|to|per|keep to|stick to|stuck to|according to) (?:the |all |building |fire |electrical |safety )*(?:code|regulations?|law|statutes?|letter of|rulebook|book)\\b`,
    `\\b(?:it|that|this)(?: is|['’]s) (?:the|our|their|his|her) (?:${houses})(?:['’]s|s['’])`,
  ].join('|'),
  'i',
)
const isDenied = /\b(?:never|not|no|hardly|rarely|instead of|without|ignore|break|against)\b|n['’]t\b/i

/** A rule that somebody else wrote down: “the station's format”, “code to the letter”. */
export const isRuleOfHouse = (text: string): boolean =>
  text.split(/[.!?;\n]+/).some((sentence) => {
    const at = sentence.search(ofHouse)
    return at !== -1 && !isDenied.test(sentence.slice(0, at))
  })
