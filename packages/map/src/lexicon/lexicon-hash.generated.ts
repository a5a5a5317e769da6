/** SHA-256 of everything that decides what is read. Written by lexicon.test.ts. */
export const lexiconHash = 'b387d44dff25e8c91a58ebf2ceac2f73afaba0d014916179e486967c5ba69b1b'
