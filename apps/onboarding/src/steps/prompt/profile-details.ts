import { type PersonalDetail, personalDetails } from '@wiring/session/personal-details'
import { buildProfile, type Profile } from '@wiring/session/profile'

export interface Detail {
  kind: PersonalDetail['kind']
  found: string
  before: string
  after: string
}

const context = 28
const maxShown = 20

export function findDetails(profile: Profile): Detail[] {
  const found = new Map<string, Detail>()
  for (const text of Object.values(profile).flat()) {
    for (const { kind, start, end } of personalDetails(text)) {
      const words = text.slice(start, end)
      found.set(words, {
        kind,
        found: words,
        before: text.slice(Math.max(0, start - context), start),
        after: text.slice(end, end + context),
      })
    }
  }
  return [...found.values()].slice(0, maxShown)
}

export function removeText(profile: Profile, removed: string): Profile {
  const clean = (text: string) => text.split(removed).join('[removed]')
  return buildProfile(({ name }) => {
    const value = profile[name]
    return typeof value === 'string' ? clean(value) : value.map(clean)
  })
}

/** Also those beyond `maxShown`. */
export function removeAllDetails(profile: Profile): Profile {
  const found = findDetails(profile)
  if (found.length === 0) return profile
  return removeAllDetails(found.reduce((clean, detail) => removeText(clean, detail.found), profile))
}
