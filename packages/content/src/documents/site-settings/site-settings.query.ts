import { defineQuery } from 'groq'
import { pictureFields, pictureTypes } from '../../parts/picture/picture-source.ts'
import { isDue } from '../../parts/schedule/due.ts'

const bannerDocument =
  `*[_type == "banner" && ${isDue}] | order(coalesce(publishAt, _createdAt) desc)[0]{_id, _type, text, link{label, href}}` as const

const bannerTypes = ['banner'] as const

export const siteSettingsQuery = defineQuery(`*[_type == "siteSettings"][0]{
  _id, _type, name, tagline, promise,
  "navigation": coalesce(navigation[]{_key, label, href}, []),
  "footerNavigation": coalesce(footerNavigation[]{_key, label, href}, []),
  privacyLabel, footerNote, contactEmail, bookingUrl,
  "socials": coalesce(socials[]{_key, kind, label, url}, []),
  socialImage{${pictureFields}},
  "banner": ${bannerDocument}
}`)

export const siteSettings = {
  query: siteSettingsQuery,
  tags: ['siteSettings', ...bannerTypes, ...pictureTypes],
} as const
