/** SHA-256 of everything that decides what is read. Written by lexicon.test.ts. */
export const lexiconHash = '165afcf91a6d823c950ff13d468d66f0d014fa7383f34048246b4f83a9443345'
