import { isCertain, type PersonalDetail, personalDetails } from '@wiring/session/personal-details'
import { detailsAndNames, hasCapitalNouns } from '@wiring/session/possible-names'
import { buildProfile, type Profile } from '@wiring/session/profile'

export interface Detail {
  kind: PersonalDetail['kind']
  found: string
  before: string
  after: string
}

const context = 28
const maxShown = 20
const removed = '[removed]'

const areNounsCapital = (profile: Profile) => hasCapitalNouns(Object.values(profile).flat().join('\n'))

/** Those that are certain first. */
export function findDetails(profile: Profile): Detail[] {
  const found = new Map<string, Detail>()
  const capitals = areNounsCapital(profile)
  for (const text of Object.values(profile).flat()) {
    for (const { kind, start, end } of detailsAndNames(text, capitals)) {
      const words = text.slice(start, end)
      if (found.has(words)) continue
      found.set(words, {
        kind,
        found: words,
        before: text.slice(Math.max(0, start - context), start),
        after: text.slice(end, end + context),
      })
    }
  }
  return [...found.values()].sort((a, b) => Number(isCertain(b)) - Number(isCertain(a))).slice(0, maxShown)
}

const changeTexts = (profile: Profile, change: (text: string) => string): Profile =>
  buildProfile(({ name }) => {
    const value = profile[name]
    return typeof value === 'string' ? change(value) : value.map(change)
  })

export const removeText = (profile: Profile, words: string): Profile =>
  changeTexts(profile, (text) => text.split(words).join(removed))

/** Also those beyond `maxShown`; never what is only possible. */
export function removeCertain(profile: Profile): Profile {
  return changeTexts(profile, (text) => {
    let clean = ''
    let at = 0
    const details = personalDetails(text).filter(isCertain)
    for (const { start, end } of details.sort((a, b) => a.start - b.start)) {
      clean += text.slice(at, start) + removed
      at = end
    }
    return clean + text.slice(at)
  })
}
