/** SHA-256 of everything that decides what is read. Written by lexicon.test.ts. */
export const lexiconHash = 'a326164e87b4b4bf073197d04ecae004d41b2ac4862b306d3dcd616cbf99fb6c'
