/** SHA-256 of everything that decides what is read. Written by lexicon.test.ts. */
export const lexiconHash = 'b54135ecfcabc717a9d8d2881bb7a0e710c2ed6670c75ba0378805b72b0e6b81'
