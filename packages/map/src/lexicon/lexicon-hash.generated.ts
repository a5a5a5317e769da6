/** SHA-256 of everything that decides what is read. Written by lexicon.test.ts. */
export const lexiconHash = '3c2ba121d2271fb7dfdcd63a738482368498307459484ec4e7ef2cdfa68255c8'
