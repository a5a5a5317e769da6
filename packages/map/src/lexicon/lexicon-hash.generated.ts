/** SHA-256 of everything that decides what is read. Written by lexicon.test.ts. */
export const lexiconHash = '7a0f18d4610f7f73aaff1a379ea62770a7cc3bf5cc505122073d06edf3b14863'
