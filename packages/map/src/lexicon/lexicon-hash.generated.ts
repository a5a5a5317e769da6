/** SHA-256 of everything that decides what is read. Written by lexicon.test.ts. */
export const lexiconHash = 'f9bfe411af09154089adbaa6edef694765fc400158a8feacb8b154d18ba94ddd'
