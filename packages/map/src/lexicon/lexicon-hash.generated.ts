/** SHA-256 of everything that decides what is read. Written by lexicon.test.ts. */
export const lexiconHash = '7aa0d777d50074bed451ba5fec32492c36a2c9e158141004e555c0b221b9de0d'
