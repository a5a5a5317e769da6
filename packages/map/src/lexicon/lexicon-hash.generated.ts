/** SHA-256 of everything that decides what is read. Written by lexicon.test.ts. */
export const lexiconHash = '0a8335b2315c6bb6dbcaaefbbeb9d9ec8c2e0a9ed8b81fcd63fc0255d62abd45'
