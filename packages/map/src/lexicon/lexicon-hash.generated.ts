/** SHA-256 of everything that decides what is read. Written by lexicon.test.ts. */
export const lexiconHash = 'cbc60bb358cd97decfd63947e9de5e63fa66c212241d2922760c23e4fda04123'
