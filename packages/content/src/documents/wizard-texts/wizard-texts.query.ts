import { defineQuery } from 'groq'

export const wizardTextsQuery = defineQuery(`*[_type == "wizardTexts"][0]{
  "tagline": *[_type == "siteSettings"][0].tagline,
  prompt,
  survey{title, text, startLabel, thanksTitle, thanksText},
  promptStep{title, text},
  visuals{title, text},
  complete{title, text, nameLabel, nameHint, synthesisTitle, synthesisText}
}`)

/** What the site hands to the wizard at /api/wizard-texts. */
export const wizardTexts = { query: wizardTextsQuery, tags: ['wizardTexts', 'siteSettings'] } as const
