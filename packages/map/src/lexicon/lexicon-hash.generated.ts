/** SHA-256 of everything that decides what is read. Written by lexicon.test.ts. */
export const lexiconHash = '74841008f2a810ba6495308f60b5f3d40b0ffe3d6ea6a6c52de97bf0a676f485'
