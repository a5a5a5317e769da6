/** SHA-256 of everything that decides what is read. Written by lexicon.test.ts. */
export const lexiconHash = '71d4cb28bc130e5de95ac89e8fb1b2190d64fd563e52afe048c5406899876f27'
