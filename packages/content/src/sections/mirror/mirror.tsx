import { Label } from '@wiring/ui/label'
import { Container, sectionLabel } from '@wiring/ui/section'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { EmptyList } from '../../parts/edit-mark/edit-mark.tsx'
import { FoundersNote } from './founders-note.tsx'
import type { Mirror } from './mirror.query.ts'
import { MirrorCards } from './mirror-cards.tsx'

const Night = styled.section`
  padding-block: var(--space-10);
`

const Note = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 144px) minmax(0, 1fr);
  gap: var(--space-5);

  @media (max-width: 719px) {
    grid-template-columns: minmax(0, 1fr);
  }
`

export function MirrorSection({ mirror, beside }: { mirror: Mirror; beside?: ReactNode }) {
  return (
    <Night id="mirror" aria-labelledby="mirror-heading" data-room="night">
      <Container>
        <Note>
          <Label as="p" tone="quiet">
            {sectionLabel('D', mirror.label)}
          </Label>
          <FoundersNote note={mirror.note} beside={beside} />
        </Note>
        {mirror.cards.length > 0 ? (
          <MirrorCards mirror={mirror} />
        ) : (
          <EmptyList section={mirror} path="label" text="No mirror cards yet" />
        )}
      </Container>
    </Night>
  )
}
