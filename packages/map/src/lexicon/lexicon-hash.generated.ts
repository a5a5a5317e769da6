/** SHA-256 of everything that decides what is read. Written by lexicon.test.ts. */
export const lexiconHash = '5543d9ad8cddd481474c6f3fe64fd3b961c6b7c2f226ff8d6dfaceacfc8841d4'
