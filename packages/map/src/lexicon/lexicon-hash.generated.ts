/** SHA-256 of everything that decides what is read. Written by lexicon.test.ts. */
export const lexiconHash = '58a7d0b340d74f2b352e28ef207938b27641fe35203761af64a897e25e8b0ea3'
