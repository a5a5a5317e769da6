/** SHA-256 of everything that decides what is read. Written by lexicon.test.ts. */
export const lexiconHash = '6e83055cfa34e4e644db16608dd806f5883fd17543b72c2e4aff23dc8425aa9a'
