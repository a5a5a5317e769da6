import { defineQuery } from 'groq'

export const wizardTextsQuery = defineQuery(`*[_type == "wizardTexts"][0]{
  "brand": *[_type == "siteSettings"][0].name,
  "privacyLabel": *[_type == "siteSettings"][0].privacyLabel,
  "tagline": *[_type == "siteSettings"][0].tagline,
  "mapDelivery": *[_type == "siteSettings"][0].mapDelivery,
  "specimenLabel": *[_type == "specimenPage"][0].linkLabel,
  "contactEmail": *[_type == "siteSettings"][0].contactEmail,
  prompt,
  survey{title, text, startLabel, thanksTitle, thanksText},
  promptStep{title, text},
  visuals{title, text},
  complete{title, text, nameLabel, nameHint, synthesisTitle, synthesisText}
}`)

export const wizardTexts = {
  query: wizardTextsQuery,
  tags: ['wizardTexts', 'siteSettings', 'specimenPage'],
} as const
