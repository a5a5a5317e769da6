import { readTab, removeTab, saveTab } from './tab-storage.ts'

const key = (map: string): string => `desk.sentence.${map}`

/** What the signer of a map has typed so far: it survives a reload, and Undo puts it back. */
export const readTypedSentence = (map: string): string => readTab(key(map)) ?? ''
export const keepTypedSentence = (map: string, typed: string): void => saveTab(key(map), typed)
export const removeTypedSentence = (map: string): void => removeTab(key(map))
