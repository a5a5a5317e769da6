import { readTab, removeTab, saveTab } from './tab-storage.ts'

const key = (map: string): string => `desk.sentence.${map}`

export const readTypedSentence = (map: string): string => readTab(key(map)) ?? ''
export const keepTypedSentence = (map: string, typed: string): void => saveTab(key(map), typed)
export const removeTypedSentence = (map: string): void => removeTab(key(map))
