import { tokenize } from '../tokens/tokenizer.ts'
import { detectLanguage } from './detect-language.ts'

/** False for what is too short to tell. */
export const isForeign = (text: string): boolean => detectLanguage([tokenize(text)]) === 'other'
