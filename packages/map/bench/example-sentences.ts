import { lexicon } from '../src/lexicon/lexicon.ts'
import { readText } from '../src/reading/read-text.ts'
import { type FaultId, faultIds, type SwitchId, switches } from '../src/switches.ts'
import { tokenize } from '../src/tokens/tokenizer.ts'

export type Meaning = `${SwitchId} ${'left' | 'right'}` | FaultId

function onlyMeaning(sentence: string): Meaning | null {
  const meanings = new Set(
    readText(tokenize(sentence))
      .readings.filter(({ dropped }) => dropped === undefined)
      .map((reading): Meaning => reading.fault ?? `${reading.switch as SwitchId} ${reading.pole ?? 'left'}`),
  )
  const [meaning] = meanings
  return meanings.size === 1 && meaning !== undefined ? meaning : null
}

export function exampleSentences(): Map<Meaning, string[]> {
  const all: Meaning[] = [
    ...switches.flatMap(({ id }): Meaning[] => [`${id} left`, `${id} right`]),
    ...faultIds,
  ]
  const sentences = new Map<Meaning, string[]>(all.map((meaning) => [meaning, []]))
  for (const entry of lexicon)
    for (const sentence of entry.yes) {
      const meaning = onlyMeaning(sentence)
      if (meaning !== null) sentences.get(meaning)?.push(sentence)
    }
  return sentences
}
