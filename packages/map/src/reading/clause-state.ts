export const owner = { implied: 0, writer: 1, other: 2, thing: 3 } as const
export const mood = { negated: 1, wished: 2, unreal: 4, turned: 8 } as const

/** For each token, what holds where it stands. */
export interface Clauses {
  roles: Uint32Array
  owners: Uint8Array
  moods: Uint8Array
  /** Of the clause with one subject, at commas and joints. */
  segments: Uint32Array
}

export interface State {
  owner: number
  mood: number
  /** Since the last subject. */
  hasBoundary: boolean
  hasSubject: boolean
  turnedAt: number
  isConditional: boolean
  /** What a profile says of itself is a claim, no fact. */
  isClaim: boolean
  missing: boolean
  /** "I stopped measuring and went": it denies up to the next joint. */
  gerund: boolean
  /** Of the clause that is turned: "before I write, I draw". */
  turnedHasSubject: boolean
}

export const freshState = (): State => ({
  owner: owner.implied,
  mood: 0,
  hasBoundary: true,
  hasSubject: false,
  turnedAt: -1,
  isConditional: false,
  isClaim: false,
  missing: false,
  gerund: false,
  turnedHasSubject: false,
})

export function beginClause(state: State, isPunctuation: boolean): void {
  state.hasBoundary = true
  state.hasSubject = false
  if (state.gerund) state.mood &= ~mood.negated
  state.gerund = false
  if (!isPunctuation) return
  if (state.turnedAt !== -1) state.mood &= ~mood.turned
  state.turnedAt = -1
  if (state.missing) state.mood &= ~mood.negated
  state.missing = false
}
