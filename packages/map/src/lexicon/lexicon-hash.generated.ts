/** SHA-256 of everything that decides what is read. Written by lexicon.test.ts. */
export const lexiconHash = '5f7fec2e42bbbe8525bf781f507bf7357dec0cac73a9951999641593bb2fd637'
