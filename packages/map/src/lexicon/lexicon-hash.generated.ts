/** SHA-256 of everything that decides what is read. Written by lexicon.test.ts. */
export const lexiconHash = '6514b5c2d9efd32b3bc2ce8e3e44295ce3a6ab26ea5effd9587153f8ce1d4da5'
