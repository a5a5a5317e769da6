/** SHA-256 of everything that decides what is read. Written by lexicon.test.ts. */
export const lexiconHash = '055092f963cfa6134861f4827ecf6870e78f2de7205fe8b9d160ab07446309db'
