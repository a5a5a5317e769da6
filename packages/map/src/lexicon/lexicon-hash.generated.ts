/** SHA-256 of everything that decides what is read. Written by lexicon.test.ts. */
export const lexiconHash = '3eabb438d0712504f7c3bce74f119408919a888c4a0b7d4388021a39cfc90cce'
