import '@wiring/sheet/drawing/drawing.css'
import '@wiring/sheet/page/map-evidence.css'
import '@wiring/sheet/page/map-page.css'
import '@wiring/sheet/page/signature.css'
import { specimenPage } from '@wiring/content/documents/specimen-page/specimen-page.query.ts'
import { MapFigure } from '@wiring/sheet/page/map-figure.tsx'
import { MapPage } from '@wiring/sheet/page/map-page.tsx'
import { PlayedFigure } from '@wiring/sheet/page/played-figure.tsx'
import { PlayedSignature } from '@wiring/sheet/page/played-signature.tsx'
import { ButtonLink } from '@wiring/ui/button'
import styled from 'styled-components'
import { readContent } from '../content/read-content.ts'
import { currentView } from '../preview/preview-session.ts'
import { FallbackHeading } from '../shell/fallback-heading.tsx'
import { specimen } from './specimen.ts'
import { SpecimenNotice } from './specimen-notice.tsx'

const End = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3) var(--space-5);
  align-items: center;

  @media print {
    display: none;
  }
`

export async function SpecimenMap() {
  const page = await readContent(specimenPage, await currentView())
  if (!page) return <FallbackHeading>Specimen map</FallbackHeading>
  const start = (
    <ButtonLink kind="primary" href="/#start">
      {page.startLabel}
    </ButtonLink>
  )
  return (
    <MapPage
      snapshot={specimen}
      expiresAt={null}
      figure={<MapFigure snapshot={specimen} as={PlayedFigure} />}
      signatureAs={PlayedSignature}
      contact={null}
      signature={page.signature ?? ''}
      notice={
        // The <style> of a part must not count as a child of the page.
        <div>
          <SpecimenNotice page={page} start={start} />
        </div>
      }
    >
      <End>
        {start}
        {page.trustLabel ? (
          <ButtonLink kind="quiet" href="/trust">
            {page.trustLabel}
          </ButtonLink>
        ) : null}
      </End>
    </MapPage>
  )
}
