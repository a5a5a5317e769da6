export const negations = [
  'not/no/never/without/hardly/rarely/nothing/cannot/neither/nor/seldom/none/nobody/barely/scarcely',
  "don't/doesn't/didn't/can't/won't/isn't/wasn't/aren't/weren't/haven't/hasn't/hadn't/couldn't/shouldn't",
  "wouldn't/dont/doesnt/didnt/cant/isnt/wasnt/couldnt",
  'avoid/avoids/avoided/avoiding/refuse/refuses/refused/skip/skips/skipped',
  'instead of',
  'rather than',
]

/** Wishes, conditions and the past. */
export const notFacts = [
  'wish/wishes/wished/wishing/if/unless/would/should/want/wants/wanted/wanting',
  "wouldn't/shouldn't/i'd/she'd/he'd/they'd/it'd",
  'hope/hopes/hoped/hoping/ideally/someday/supposed/ought',
  'try/tries/tried/trying to',
  'need/needs/needed/plan/plans/planned/intend/intends/meant to',
  'used to',
]
