/** SHA-256 of everything that decides what is read. Written by lexicon.test.ts. */
export const lexiconHash = 'bce03ef9d6818c41146d79c76bcd151d18e24b3404199d3f2d775cfeb1e0bdac'
