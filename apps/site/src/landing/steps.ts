import type { AnsweredBend } from '@wiring/map/drawing/answered-bends'

export type WalkStep = AnsweredBend | 'whole'

/**
 * One answer beside each section, in the order of the line, and the whole line beside the last one. The hero
 * has a line of its own; sections without an answer left have nothing beside them.
 */
export function stepsOf<Name extends string>(
  sections: readonly Name[],
  bends: readonly AnsweredBend[],
): [Name, WalkStep][] {
  const walked = sections.filter((name) => name !== 'hero')
  const last = walked.length - 1
  return walked.flatMap((name, index): [Name, WalkStep][] => {
    const step = index === last ? 'whole' : bends[index]
    return step === undefined ? [] : [[name, step]]
  })
}
