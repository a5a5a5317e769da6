import { type FieldName, profileFields } from '../profile.ts'

/** A longer key is a sentence. */
const maxKeyLength = 80
/** One wrong letter makes another word of a shorter name. */
const minMisspeltLength = 9
const synonyms: readonly (readonly [string, FieldName])[] = [
  ['strength', 'strengths'],
  ['blindspot', 'blindspots'],
  ['frictionpoint', 'friction_points'],
  ['friction', 'friction_points'],
  ['pointsoffriction', 'friction_points'],
  ['preferredsystem', 'preferred_systems'],
  ['selfdescriptions', 'self_description'],
  ['descriptionofself', 'self_description'],
]

const lettersOnly = (key: string) =>
  key
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '')

const names = new Map<string, FieldName>([
  ...profileFields.map(({ name }) => [lettersOnly(name), name] as const),
  ...synonyms,
])

/** One letter missing, added, wrong or swapped with the next. */
function isMisspelt(given: string, name: string): boolean {
  let start = 0
  while (start < name.length && given[start] === name[start]) start += 1
  let end = 0
  while (end < name.length - start && given.at(-1 - end) === name.at(-1 - end)) end += 1
  const [wrong, right] = [given.slice(start, given.length - end), name.slice(start, name.length - end)]
  if (wrong.length <= 1 && right.length <= 1) return true
  return wrong.length === 2 && right === [...wrong].reverse().join('')
}

/** Case, spaces, marks, numbers and what stands in brackets do not count. */
export function fieldNamed(key: string): FieldName | undefined {
  if (key.length > maxKeyLength) return undefined
  const letters = lettersOnly(key.replace(/\([^)]*\)|\[[^\]]*\]|<[^>]*>/g, '')).replace(
    /^(?:your|my|the|key|core|main)(?=.{8})/,
    '',
  )
  const exact = names.get(letters)
  if (exact !== undefined || letters.length < minMisspeltLength) return exact
  for (const [name, field] of names)
    if (
      name.length >= minMisspeltLength &&
      Math.abs(name.length - letters.length) <= 1 &&
      isMisspelt(letters, name)
    )
      return field
  return undefined
}
