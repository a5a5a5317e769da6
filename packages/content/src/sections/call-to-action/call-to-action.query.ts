import { emailFormFragment } from '../../parts/email-form/email-form.query.ts'
import { escaped, section } from '../../parts/markdown/markdown.ts'
import type { LabPageQueryResult } from '../../sanity.types.ts'

export const callToActionFragment = `callToAction{
  label, title, text, ${emailFormFragment}, callTitle, callText, callLabel, furtherText, furtherLink{label, href},
  "bookingUrl": *[_type == "siteSettings"][0].bookingUrl,
  "tagline": *[_type == "siteSettings"][0].tagline
}` as const

export const callToActionTypes = ['siteSettings'] as const

export type CallToAction = NonNullable<NonNullable<LabPageQueryResult>['callToAction']>

export const callToActionMarkdown = (cta: CallToAction) =>
  section(2, cta.title, escaped(cta.text), escaped(cta.callText), escaped(cta.bookingUrl))
