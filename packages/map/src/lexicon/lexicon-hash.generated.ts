/** SHA-256 of everything that decides what is read. Written by lexicon.test.ts. */
export const lexiconHash = '632fa8a9a4f10e7b6a918df802e82e544547489f9dc53a278fd56ece02dc968a'
