import '@wiring/sheet/drawing/drawing.css'
import '@wiring/sheet/page/map-evidence.css'
import '@wiring/sheet/page/map-page.css'
import '@wiring/sheet/page/signature.css'
import { markIcon } from '@wiring/sheet/drawing/mark-icon.ts'
import { MapFigure } from '@wiring/sheet/page/map-figure.tsx'
import { MapPage } from '@wiring/sheet/page/map-page.tsx'
import { PlayedFigure } from '@wiring/sheet/page/played-figure.tsx'
import { PlayedSignature } from '@wiring/sheet/page/played-signature.tsx'
import { revision } from '@wiring/sheet/text/facts.ts'
import { ButtonLink } from '@wiring/ui/button'
import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { cache } from 'react'
import { loadMap } from '../../../../map/load-map.ts'
import { DeleteNow, MapShell } from '../../../../map/map.styles.ts'
import { MapDownloads } from '../../../../map/map-downloads.tsx'
import { ReMap } from '../../../../map/re-map.tsx'
import { ShareCard } from '../../../../map/share-card.tsx'
import { getWizardTexts } from '../../../../session/get-wizard-texts.ts'
import { SessionFailed } from '../../../../shell/session-failed.tsx'

interface Props {
  params: Promise<{ secret: string }>
}

export const dynamic = 'force-dynamic'

const loadMapOnce = cache(loadMap)

/** An unfurled link must tell nothing: her line is in the tab only. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const loaded = await loadMapOnce((await params).secret)
  const title = 'A private Wiring Map'
  if (loaded.state !== 'found') return { title }
  return {
    title,
    icons: { icon: { url: markIcon(loaded.row.snapshot), type: 'image/svg+xml', sizes: 'any' } },
  }
}

export default async function MapRoute({ params }: Props) {
  const { secret } = await params
  const loaded = await loadMapOnce(secret)
  if (loaded.state === 'missing') redirect('/wiring/map-closed')
  if (loaded.state === 'failed') return <SessionFailed />
  const { snapshot, revision: linked, expires_at } = loaded.row
  const address = `/wiring/map/${secret}`
  const { switches, circuit, friction, experiment, rev, published_at } = snapshot
  return (
    <MapShell id="main" tabIndex={-1}>
      <MapPage
        snapshot={snapshot}
        expiresAt={expires_at}
        figure={<MapFigure snapshot={snapshot} as={PlayedFigure} />}
        signatureAs={PlayedSignature}
        actions={<MapLinks address={address} />}
        card={<ShareCard snapshot={snapshot} address={address} />}
        notice={
          linked < snapshot.rev && (
            <p className="map-notice">
              A newer sheet exists: your link was sent for{' '}
              <span>{`REV ${String(linked).padStart(2, '0')}`}</span>, and this is{' '}
              <span>{revision(snapshot)}</span>.
            </p>
          )
        }
        contact={getWizardTexts().contactEmail}
        pictures={(source) => `${address}/pictures/${source.slice(1)}`}
      >
        <MapDownloads snapshot={snapshot} address={address}>
          <ReMap current={{ switches, circuit, friction, experiment, rev, published_at }} />
        </MapDownloads>
        <DeleteNow aria-label="Deletion">
          <p>Address, answers, profile, pictures and map can go at any time, all at once.</p>
          <ButtonLink href={`${address}/delete`}>Delete now</ButtonLink>
        </DeleteNow>
      </MapPage>
    </MapShell>
  )
}

function MapLinks({ address }: { address: string }) {
  return (
    <nav className="map-links" aria-label="This map">
      <a href={`${address}/sheet.pdf`} download>
        Download PDF
      </a>
      <a href="#card">Send to a friend</a>
      <a href="#evidence">Evidence</a>
    </nav>
  )
}
