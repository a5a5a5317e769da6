import type { Snapshot } from '@wiring/map/snapshot'
import { cardQuotes } from '@wiring/sheet/text/card-words.ts'
import { unprintedLetters } from '@wiring/ui/printed-scripts'
import { CardMaker } from './card-maker.tsx'

/** Works without JavaScript. */
export function ShareCard({ snapshot, address }: { snapshot: Snapshot; address: string }) {
  const { name } = snapshot
  const quotes = cardQuotes(snapshot)
  return (
    <section className="map-section map-card" id="card" aria-labelledby="card-heading" tabIndex={-1}>
      <h2 className="ui-heading" data-size="2" id="card-heading">
        Your card
      </h2>
      <CardMaker
        address={`${address}/card.png`}
        name={name === '' ? 'none' : cardPrints(name) ? 'printed' : 'foreign'}
        quotes={quotes.filter(({ text }) => cardPrints(text))}
      />
    </section>
  )
}

/** By its scripts: a page cannot read the fonts, which only a route's bundle finds. */
const cardPrints = (text: string) =>
  unprintedLetters(text).length === 0 && /[\p{L}\p{N}]/u.test(text.normalize('NFKC'))
