/** SHA-256 of everything that decides what is read. Written by lexicon.test.ts. */
export const lexiconHash = '9cc177c624636d781557d8a4c04cde317ad2f6b7aa360a702057a252951bcf83'
