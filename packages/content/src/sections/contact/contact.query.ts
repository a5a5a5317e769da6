import { escaped, section } from '../../parts/markdown/markdown.ts'
import type { LandingPageQueryResult } from '../../sanity.types.ts'

export const contactFragment = `contact{
  label, title, text,
  "contactEmail": *[_type == "siteSettings"][0].contactEmail,
  "socials": coalesce(*[_type == "siteSettings"][0].socials[]{_key, kind, label, url}, [])
}`

export const contactTypes = ['siteSettings'] as const

export type Contact = NonNullable<NonNullable<LandingPageQueryResult>['contact']>

export const contactMarkdown = (contact: Contact) =>
  section(2, contact.title, escaped(contact.text), escaped(contact.contactEmail))
