import { notFoundPage } from '@wiring/content/documents/not-found-page/not-found-page.query.ts'
import { ButtonLink } from '@wiring/ui/button'
import { Label } from '@wiring/ui/label'
import { Container, Heading } from '@wiring/ui/section'
import { UnknownPathLog } from '@wiring/ui/unknown-path-log'
import { Wires } from '@wiring/ui/wires'
import { readContent } from '../content/read-content.ts'
import { currentView } from '../preview/preview-session.ts'
import { FallbackHeading } from '../shell/fallback-heading.tsx'
import { NotFoundFrame } from './not-found.frame.ts'
import { OpenCircuit } from './open-circuit.tsx'

export async function NotFoundScreen() {
  const page = await readContent(notFoundPage, await currentView())
  if (!page) return <FallbackHeading>Not found</FallbackHeading>
  return (
    <NotFoundFrame>
      <UnknownPathLog />
      <Container className="sheet">
        <div>
          <Label as="p" tone="quiet">
            Status 404 · open circuit
          </Label>
          <Heading level={1}>{page.title}</Heading>
          <p className="text">{page.text}</p>
          <div className="actions">
            <ButtonLink kind="primary" href="/">
              {page.homeLabel}
            </ButtonLink>
            <ButtonLink href="/#start">{page.startLabel}</ButtonLink>
          </div>
        </div>
        <Wires stagger={400} className="board ui-dots">
          <OpenCircuit />
        </Wires>
      </Container>
    </NotFoundFrame>
  )
}
