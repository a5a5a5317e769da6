/** SHA-256 of everything that decides what is read. Written by lexicon.test.ts. */
export const lexiconHash = '028bb6d39409eedba56285115f20e9180e125276786e03e727f5b846fa90e4b7'
