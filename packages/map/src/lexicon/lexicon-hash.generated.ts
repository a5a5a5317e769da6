/** SHA-256 of everything that decides what is read. Written by lexicon.test.ts. */
export const lexiconHash = '6a640c8844d5dc9adefe693df9a6f40040b95c725a4d9a53fc5f65e520e77037'
