/** Bounded, so that a megabyte of beginnings stays linear. */
const citation = new RegExp(
  [
    ':?contentReference\\[oaicite:\\d{1,4}\\](?:\\{index=\\d{1,4}\\})?',
    '\\[?oaicite:\\d{1,4}\\]?(?:\\{index=\\d{1,4}\\})?',
    '\u3010[^\u3010\u3011]{0,80}\u2020[^\u3010\u3011]{0,160}\u3011',
    '\u3010\\d{1,3}(?::\\d{1,3})?\u3011',
    '\\[(?:cite|citation|source|sources|ref):[^[\\]]{0,160}\\]',
    '\\[cite_(?:start|end)\\]',
    '\\ue200[^\\ue200\\ue201]{0,300}\\ue201',
    '[\\ue200-\\ue206]',
    '[([]?(?<![\\p{L}\\p{N}])(?:file)?(?:cite)?(?:turn\\d{1,3}[a-z]{3,12}\\d{1,3}[, ]{0,2})+[)\\]]?',
    '\\[\\^[^[\\]\\s]{1,20}\\]',
    '\\[\\d{1,3}(?:[,–-] ?\\d{1,3}){0,5}\\](?![(\\p{L}])',
    '<sup>[^<>]{0,20}</sup>',
  ]
    .map((each) => `[ \\t\\u00a0]{0,2}(?:${each})`)
    .join('|'),
  'giu',
)

/** What a chat AI leaves behind where it names its sources. */
export const withoutCitations = (text: string): string => text.replace(citation, '')
