import { ButtonLink } from '@wiring/ui/button'

export function DeleteMap({ address }: { address: string }) {
  return (
    <section className="map-delete" aria-label="Deletion">
      <p>Address, answers, profile, pictures and map can go at any time, all at once.</p>
      <ButtonLink href={`${address}/delete`}>Delete now</ButtonLink>
    </section>
  )
}
