import { defineQuery } from 'groq'
import { linkFields } from '../../parts/link/link.query.ts'
import { pictureFields, pictureTypes } from '../../parts/picture/picture.query.ts'
import { bannerDocument, bannerTypes } from '../banner/banner.query.ts'

export const siteSettingsQuery = defineQuery(`*[_type == "siteSettings"][0]{
  _id, _type, name, tagline, promise,
  "navigation": coalesce(navigation[]{_key, ${linkFields}}, []),
  "footerNavigation": coalesce(footerNavigation[]{_key, ${linkFields}}, []),
  privacyLabel, footerNote, contactEmail, bookingUrl,
  "socials": coalesce(socials[]{_key, kind, label, url}, []),
  socialImage{${pictureFields}},
  "banner": ${bannerDocument}
}`)

/** What every page shares, and the document types it is made of. */
export const siteSettings = {
  query: siteSettingsQuery,
  tags: ['siteSettings', ...bannerTypes, ...pictureTypes],
} as const
