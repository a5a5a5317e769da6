/** SHA-256 of everything that decides what is read. Written by lexicon.test.ts. */
export const lexiconHash = 'c419ebae2adc58c496e98287808eab8257c4c4e592698b06cb2a13936d1e0ff9'
