/** SHA-256 of everything that decides what is read. Written by lexicon.test.ts. */
export const lexiconHash = 'b6472a990837f1bf9a113dfc25b0050e0f6ddfe3670c90a2fd9194e44672ed38'
