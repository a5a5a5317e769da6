/** SHA-256 of everything that decides what is read. Written by lexicon.test.ts. */
export const lexiconHash = '85f39b0efe07fc183ef7702fccca300b1e3a39c1efc6688243081cc158b149ab'
