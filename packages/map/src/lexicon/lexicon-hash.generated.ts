/** SHA-256 of everything that decides what is read. Written by lexicon.test.ts. */
export const lexiconHash = 'a2b1d8b4e9b003802e127d03c1412b0af2b09108d373304e37bdf1f6ef1287fd'
