import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { canonicalLexicon } from './lexicon.ts'

// After a change of the lexicon: npx vitest run packages/map/src/lexicon/lexicon-hash.test.ts -u
test('the stored hash is the hash of the lexicon', async () => {
  const hash = createHash('sha256').update(canonicalLexicon()).digest('hex')
  const comment = '/** SHA-256 of everything that decides what is read. Written by lexicon-hash.test.ts. */'
  await expect(`${comment}\nexport const lexiconHash = '${hash}'\n`).toMatchFileSnapshot(
    './lexicon-hash.generated.ts',
  )
})
