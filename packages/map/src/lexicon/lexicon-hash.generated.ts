/** SHA-256 of everything that decides what is read. Written by lexicon.test.ts. */
export const lexiconHash = '31a0c31a5a59afee9e7fbf147f4a5953bc84eb28e933ac6f3553c8508fe0caa6'
