/** SHA-256 of everything that decides what is read. Written by lexicon.test.ts. */
export const lexiconHash = '036cb6a74632061a3e2dbbed2fc9b1912e15783af52ce9b17432f68dea4472a7'
