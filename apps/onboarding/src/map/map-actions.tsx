import { ButtonLink } from '@wiring/ui/button'

export function MapActions({ address }: { address: string }) {
  return (
    <nav className="map-actions" aria-label="Take the map along">
      <ButtonLink kind="primary" href={`${address}/sheet.pdf`} download>
        Download PDF
      </ButtonLink>
      <ButtonLink href="#take-along">Text and JSON</ButtonLink>
      <ButtonLink href={`${address}/delete`} className="map-delete">
        Delete now
      </ButtonLink>
    </nav>
  )
}
