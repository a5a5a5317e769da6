import type { Snapshot } from '@wiring/map/snapshot'
import { chatBlock } from '@wiring/sheet/text/map-text.ts'
import { Button, ButtonLink } from '@wiring/ui/button'
import { CheckField } from '@wiring/ui/field'
import { unprintedLetters } from '@wiring/ui/printed-scripts'
import { CopyBlock } from './copy-block.tsx'

/** Works without JavaScript. */
export function MapDownloads({ snapshot, address }: { snapshot: Snapshot; address: string }) {
  return (
    <section className="map-section" id="take-along" aria-labelledby="take-along-heading" tabIndex={-1}>
      <h2 className="ui-heading" data-size="2" id="take-along-heading">
        Take it along
      </h2>
      <div className="map-actions">
        <ButtonLink href={`${address}/sheet.pdf`} download>
          PDF
        </ButtonLink>
        <ButtonLink href={`${address}/map.svg`} download>
          Drawing, SVG
        </ButtonLink>
        <ButtonLink href={`${address}/map.txt`} download>
          Text
        </ButtonLink>
        <ButtonLink href={`${address}/map.json`} download>
          JSON
        </ButtonLink>
      </div>
      <form className="map-card-form" method="get" action={`${address}/card.png`}>
        <h3>A card to share</h3>
        <p>The line, the circuit and nothing else. No quote, no fault, no picture.</p>
        {snapshot.name !== '' && <NameChoice name={snapshot.name} />}
        <Button type="submit">Download the card</Button>
      </form>
      <details className="map-chat">
        <summary>A block to paste into a chat AI</summary>
        <p>How you work, with the ids of the lines. No name, no address.</p>
        <CopyBlock text={chatBlock(snapshot)} label="Block for a chat AI" />
      </details>
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
