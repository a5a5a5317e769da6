/** SHA-256 of everything that decides what is read. Written by lexicon.test.ts. */
export const lexiconHash = '6e574f723ba35d92fc1efa9c49ad7433eccdc13447f6419857402ca05d51e7d0'
