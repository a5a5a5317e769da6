import type { Snapshot } from '@wiring/map/snapshot'
import { renderToStaticMarkup } from 'react-dom/server'
import { mapTitle } from '../text/facts.ts'
import { MapFigure } from './map-figure.tsx'
import { MapPage } from './map-page.tsx'

/** Loads nothing. `styles` is not escaped. */
export function standalonePage(snapshot: Snapshot, styles: string): string {
  const page = renderToStaticMarkup(
    <main>
      <MapPage
        snapshot={snapshot}
        expiresAt={null}
        figure={<MapFigure snapshot={snapshot} as="figure" />}
        contact={null}
      />
    </main>,
  )
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${mapTitle(snapshot)}</title>
<style>${styles}</style>
</head>
<body>${page}</body>
</html>
`
}
