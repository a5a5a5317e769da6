import type { Profile } from '@wiring/session/profile'

type DetailKind = 'Email address' | 'Phone number' | 'Link' | 'Possible name'

export interface Detail {
  readonly kind: DetailKind
  /** The words as they stand in the profile. */
  readonly found: string
  /** What stands before and after, to recognise the place. */
  readonly before: string
  readonly after: string
}

/** In the order of certainty: what one rule took, the next ones do not see. */
const rules: readonly (readonly [DetailKind, RegExp])[] = [
  ['Email address', /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu],
  [
    'Link',
    /(?:https?:\/\/|www\.)[^\s"'<>)\]]+|\b[a-z0-9-]+\.(?:com|org|net|io|dev|app|co|de|me|ai)\b(?:\/[^\s"'<>)\]]*)?/giu,
  ],
  ['Phone number', /(?<![\p{L}\p{N}])(?:\+|00)?\(?\d{2,4}\)?(?:[\s./-]?\d{2,4}){2,4}(?![\p{L}\p{N}])/gu],
  // Two capitalised words that do not open a sentence; English prose has few other pairs of that kind.
  [
    'Possible name',
    /(?<=[\p{Ll},;:)(] )\p{Lu}[\p{Ll}’'-]+(?: (?:van|von|de|der|la|del|bin))*(?: \p{Lu}[\p{Ll}’'-]+){1,2}/gu,
  ],
]

const context = 28
const mostShown = 20

/** Email addresses, phone numbers, links and probable names in a profile. Runs on the device; nothing is sent. */
export function findDetails(profile: Profile): Detail[] {
  const found = new Map<string, Detail>()
  for (const text of Object.values(profile).flat()) {
    let rest: string = text
    for (const [kind, pattern] of rules) {
      for (const match of rest.matchAll(pattern)) {
        const words = match[0].trim()
        if (kind === 'Phone number' && words.replace(/\D/g, '').length < 8) continue
        const end = match.index + match[0].length
        found.set(words, {
          kind,
          found: words,
          before: text.slice(Math.max(0, match.index - context), match.index),
          after: text.slice(end, end + context),
        })
      }
      rest = rest.replace(pattern, (words) => ' '.repeat(words.length))
    }
  }
  return [...found.values()].slice(0, mostShown)
}

/** The profile without those words, wherever they stand. */
export function withoutWords(profile: Profile, words: string): Profile {
  const clean = (text: string) => text.split(words).join('[removed]')
  return {
    thinking_style: clean(profile.thinking_style),
    strengths: profile.strengths.map(clean),
    blindspots: profile.blindspots.map(clean),
    friction_points: profile.friction_points.map(clean),
    creative_rhythm: clean(profile.creative_rhythm),
    preferred_systems: profile.preferred_systems.map(clean),
    self_description: clean(profile.self_description),
  }
}
