/** SHA-256 of everything that decides what is read. Written by lexicon.test.ts. */
export const lexiconHash = 'fdbb0974160f3f0cad5cc9df103a1872963e21e11d7b08a0fd126b36b9959682'
