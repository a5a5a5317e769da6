import { notFoundPage } from '@wiring/content/documents/not-found-page/not-found-page.query.ts'
import { ButtonRow, TwoColumns } from '@wiring/content/parts/two-columns/two-columns.styles.ts'
import { ButtonLink } from '@wiring/ui/button'
import { Label } from '@wiring/ui/label'
import { markSize } from '@wiring/ui/mark-size'
import { Heading } from '@wiring/ui/section'
import { UnknownPathLog } from '@wiring/ui/unknown-path-log'
import { Wires } from '@wiring/ui/wires'
import styled from 'styled-components'
import { readContent } from '../content/read-content.ts'
import { currentView } from '../preview/preview-session.ts'
import { FallbackHeading } from '../shell/fallback-heading.tsx'
import { OpenCircuit } from './open-circuit.tsx'

const Screen = styled.section`
  padding-block: var(--space-8) var(--space-9);
`

const Title = styled(Heading)`
  margin: var(--space-4) 0 var(--space-5);
  max-width: 9ch;
`

const Text = styled.p`
  color: var(--ink-2);
  font-size: var(--text-lead);
`

const Drawing = styled(Wires)`
  --mark-size: ${markSize(560)};
  border: 1px solid var(--line);

  @media (max-width: 959px) {
    max-width: 560px;
  }
`

export async function NotFoundScreen() {
  const page = await readContent(notFoundPage, await currentView())
  if (!page) return <FallbackHeading>Not found</FallbackHeading>
  return (
    <Screen>
      <UnknownPathLog />
      <TwoColumns>
        <div>
          <Label as="p" tone="quiet">
            Status 404 · open circuit
          </Label>
          <Title level={1}>{page.title}</Title>
          <Text>{page.text}</Text>
          <ButtonRow>
            <ButtonLink kind="primary" href="/">
              {page.homeLabel}
            </ButtonLink>
            <ButtonLink href="/#start">{page.startLabel}</ButtonLink>
          </ButtonRow>
        </div>
        <Drawing stagger={400} className="ui-dots">
          <OpenCircuit />
        </Drawing>
      </TwoColumns>
    </Screen>
  )
}
