/** SHA-256 of everything that decides what is read. Written by lexicon.test.ts. */
export const lexiconHash = '60973f77e500ab39639f4719fa508a3414e94925d9f8c2aa6540c4e781c03113'
