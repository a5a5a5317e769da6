import { Button } from '@wiring/ui/button'
import { CheckField } from '@wiring/ui/field'
import { unprintedLetters } from '@wiring/ui/printed-scripts'
import { SendCard } from './send-card.tsx'

/** Works without JavaScript. */
export function ShareCard({ name, address }: { name: string; address: string }) {
  return (
    <section className="map-section map-card" id="card" aria-labelledby="card-heading" tabIndex={-1}>
      <h2 className="ui-heading" data-size="2" id="card-heading">
        A card to share
      </h2>
      <img
        src={`${address}/card.png`}
        alt="The card: your line through its gates, and the name of your circuit"
        width="1200"
        height="630"
        loading="lazy"
        decoding="async"
      />
      <form className="map-card-form" method="get" action={`${address}/card.png`}>
        <p>The line, the circuit and nothing else. No quote, no fault, no picture.</p>
        {name !== '' && <NameChoice name={name} />}
        <div className="map-actions">
          <SendCard />
          <Button type="submit">Download the card</Button>
        </div>
      </form>
    </section>
  )
}

function NameChoice({ name }: { name: string }) {
  if (!cardPrints(name)) return <p>Your name is in letters that the card cannot print.</p>
  return <CheckField id="card-name" name="name" value="1" label="Print my name" />
}

/** By its scripts: a page cannot read the fonts, which only a route's bundle finds. */
const cardPrints = (name: string) =>
  unprintedLetters(name).length === 0 && /[\p{L}\p{N}]/u.test(name.normalize('NFKC'))
