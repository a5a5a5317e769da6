/** SHA-256 of everything that decides what is read. Written by lexicon.test.ts. */
export const lexiconHash = 'e46b04be0c46f52e8724b7e578958252c86327d552ac15684497c322fdc4bf66'
