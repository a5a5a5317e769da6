import { colorProblems } from './colors.ts'
import { countProblems, priceProblems } from './counts.ts'
import { deadLinks } from './links.ts'
import { madeUpAddresses } from './made-up.ts'
import { pictureProblems } from './pictures.ts'
import type { Problem } from './problem.ts'
import type { Surroundings } from './use-surroundings.ts'

/** Everything this check finds in a document beyond the rules of its fields. */
export function problemsOf(
  type: string,
  document: Record<string, unknown>,
  { redirected, neighbours }: Surroundings,
): Problem[] {
  const colors = neighbours.map(({ color }) => color)
  return [
    ...deadLinks(document, redirected),
    ...madeUpAddresses(document),
    ...pictureProblems(document),
    ...colorProblems(type, document.color, colors),
    ...priceProblems(document),
    ...countProblems(type, neighbours.length),
  ]
}
