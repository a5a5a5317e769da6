/** SHA-256 of everything that decides what is read. Written by lexicon.test.ts. */
export const lexiconHash = 'aba42832bad7814021e1fe87e8ecb241c39f87dc75711ea15e35a46f045fbdb7'
