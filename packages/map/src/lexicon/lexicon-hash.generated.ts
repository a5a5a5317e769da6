/** SHA-256 of everything that decides what is read. Written by lexicon.test.ts. */
export const lexiconHash = '3065961fdffda654a561e5ed56e76db43fbba753cfc8094027d44333074841b4'
