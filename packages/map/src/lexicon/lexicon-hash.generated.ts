/** SHA-256 of everything that decides what is read. Written by lexicon.test.ts. */
export const lexiconHash = 'bedd244e899b569d41f0f3f9f35926d7974ce1c37cb2028e94fb8b360d6ce58a'
