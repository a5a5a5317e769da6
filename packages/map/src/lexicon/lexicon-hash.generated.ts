/** SHA-256 of everything that decides what is read. Written by lexicon.test.ts. */
export const lexiconHash = 'b655e3177cea75e9ca3d5bc74d113d12f320cec33e58fc2dab7e3a4d1b1ac263'
