import { defineQuery } from 'groq'

export const privacyPolicyQuery = defineQuery(`*[_type == "privacyPolicy"][0]{
  _id, _type, title, version, effectiveDate, "body": coalesce(body, []),
  "studio": *[_type == "siteSettings"][0]{name, contactEmail}
}`)

export const privacyPolicy = { query: privacyPolicyQuery, tags: ['privacyPolicy', 'siteSettings'] } as const
