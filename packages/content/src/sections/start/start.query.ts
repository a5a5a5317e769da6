import { specimenLink, specimenTypes } from '../../documents/specimen-page/specimen-page.query.ts'
import { emailFormFragment } from '../../parts/email-form/email-form.query.ts'
import { escaped, section } from '../../parts/markdown/markdown.ts'
import type { LandingPageQueryResult } from '../../sanity.types.ts'

export const startFragment = `start{
  label, title, text, ${emailFormFragment},
  "tagline": *[_type == "siteSettings"][0].tagline,
  "mapDelivery": *[_type == "siteSettings"][0].mapDelivery,
  ${specimenLink}
}` as const

export const startTypes = ['siteSettings', ...specimenTypes] as const

export type Start = NonNullable<NonNullable<LandingPageQueryResult>['start']>

export const startMarkdown = (start: Start) =>
  section(2, start.title, escaped(start.text), escaped(start.mapDelivery), escaped(start.note))
