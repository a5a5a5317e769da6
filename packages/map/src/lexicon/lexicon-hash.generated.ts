/** SHA-256 of everything that decides what is read. Written by lexicon.test.ts. */
export const lexiconHash = '6845892bcbe94aa56e42b633f267c0e256b5bcc651afa18dd54ef50f50d58742'
