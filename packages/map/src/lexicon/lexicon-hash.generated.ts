/** SHA-256 of everything that decides what is read. Written by lexicon.test.ts. */
export const lexiconHash = 'd2e8ae378d8a862d73e1752a09b71731fbc1be37f3b3fac3fc40c648194123a7'
