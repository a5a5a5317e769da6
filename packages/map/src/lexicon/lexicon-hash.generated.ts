/** SHA-256 of everything that decides what is read. Written by lexicon.test.ts. */
export const lexiconHash = 'aff15bb3f93a6976f93c0a831cdd97b1159bd27c930a9c423bbaf50ff8570ee9'
