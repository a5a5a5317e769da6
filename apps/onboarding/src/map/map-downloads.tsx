import type { Snapshot } from '@wiring/map/snapshot'
import { chatBlock } from '@wiring/sheet/text/map-text.ts'
import { ButtonLink } from '@wiring/ui/button'
import type { ReactNode } from 'react'
import { CopyBlock } from './copy-block.tsx'
import { Files } from './map.styles.ts'

interface MapDownloadsProps {
  snapshot: Snapshot
  address: string
  children: ReactNode
}

/** Works without JavaScript. */
export function MapDownloads({ snapshot, address, children }: MapDownloadsProps) {
  return (
    <section className="map-section" id="take-along" aria-labelledby="take-along-heading" tabIndex={-1}>
      <h2 className="ui-heading" data-size="2" id="take-along-heading">
        Take it along
      </h2>
      <Files className="map-actions">
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
      </Files>
      <details className="map-more">
        <summary className="map-more-head">A block to paste into a chat AI</summary>
        <p>How you work, with the ids of the lines. No name, no address.</p>
        <CopyBlock text={chatBlock(snapshot)} label="Block for a chat AI" />
      </details>
      {children}
    </section>
  )
}
