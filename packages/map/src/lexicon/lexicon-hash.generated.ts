/** SHA-256 of everything that decides what is read. Written by lexicon.test.ts. */
export const lexiconHash = '8ab7e29436eeb0e5da485db88c386e24f6f428d9a1d7bab7255ad6fdfc2ccb17'
