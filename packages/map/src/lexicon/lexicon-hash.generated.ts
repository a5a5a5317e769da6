/** SHA-256 of everything that decides what is read. Written by lexicon.test.ts. */
export const lexiconHash = '6ee7c42bf0e2031482163e4657be60769e28f1e68f0ec21bf531af02e5eec3a0'
