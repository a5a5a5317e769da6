/** SHA-256 of everything that decides what is read. Written by lexicon.test.ts. */
export const lexiconHash = 'acc5a0fd4780c43d7f768ffcb22d7c913f02509576a36a286fe6946de79f380e'
