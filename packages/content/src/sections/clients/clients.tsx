import { stegaClean } from '@sanity/client/stega'
import { EmptyList } from '../../parts/edit-mark/edit-mark.tsx'
import type { Clients } from './clients.query.ts'
import { ClientsStripStyles } from './clients-strip.styles.ts'
import { ClientsStrip } from './clients-strip.tsx'

/** The second copy closes the loop, hidden from screen readers. */
export function ClientsSection({ clients }: { clients: Clients }) {
  if (clients.names.length === 0)
    return <EmptyList section={clients} path="names" text="No client names yet" />
  return (
    <ClientsStripStyles id="clients" aria-labelledby="clients-heading">
      <h2 id="clients-heading" className="ui-visually-hidden">
        {clients.title}
      </h2>
      <ClientsStrip label={stegaClean(clients.title)}>
        <div className="rail">
          <ul className="names">
            {clients.names.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
          <ul className="names copy" aria-hidden="true">
            {clients.names.map((name) => (
              <li key={name}>{stegaClean(name)}</li>
            ))}
          </ul>
        </div>
      </ClientsStrip>
    </ClientsStripStyles>
  )
}
