/** SHA-256 of everything that decides what is read. Written by lexicon.test.ts. */
export const lexiconHash = 'a6fa8bbf12bf44fbbab2159543a7fc3edeea3e2492ccc6c03991e77a7cd7da88'
