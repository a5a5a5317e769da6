/** The scripts whose letters are printed in files with fonts of their own: PDFs and drawn cards. */
export const printedScripts = ['Latin', 'Greek', 'Cyrillic'] as const

const others = new RegExp(
  `(?![\\p{Script=Common}\\p{Script=Inherited}${printedScripts.map((name) => `\\p{Script=${name}}`).join('')}])\\p{L}`,
  'gu',
)

/** Those in a text, each once. Ornaments are dropped, other signs have a neighbour: only letters count. */
export const unprintedLetters = (text: string): string[] => [...new Set(text.normalize('NFKC').match(others))]
