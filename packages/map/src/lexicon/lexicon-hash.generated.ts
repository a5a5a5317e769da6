/** SHA-256 of everything that decides what is read. Written by lexicon.test.ts. */
export const lexiconHash = '2e046ba68077f840d011f0786374773547caa6085766432cfc9ffb042fde8a98'
