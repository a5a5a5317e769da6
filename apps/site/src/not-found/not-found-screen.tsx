import './not-found.css'
import { Board, Fault, Mark, Terminal, Trace } from '@wiring/ui/board'
import { ButtonLink } from '@wiring/ui/button'
import { Container } from '@wiring/ui/container'
import { Heading } from '@wiring/ui/heading'
import { Label } from '@wiring/ui/label'
import { Wires } from '@wiring/ui/wires'
import { getNotFoundPage } from '../content/get-not-found-page.ts'
import { currentView } from '../content/view.tsx'
import { UnknownPathLog } from './unknown-path-log.tsx'

/** The 404 page: a trace that stops, and two ways on. */
export async function NotFoundScreen() {
  const page = await getNotFoundPage(await currentView())
  return (
    <section className="not-found">
      <UnknownPathLog />
      <Container>
        <Wires stagger={400} className="ui-dots">
          <Board width={1200} height={160}>
            <Trace d="M20 80H620" />
            <Fault x={624} y={80} />
            <Trace dashed color="red" d="M652 80H1168" />
            <Terminal x={20} y={80} open />
            <Terminal x={1180} y={80} color="red" />
            <Mark x={20} y={48} quiet>
              YOU
            </Mark>
            <Mark x={1190} y={48} quiet end>
              NO SUCH PART
            </Mark>
          </Board>
        </Wires>
        <Label as="p" tone="quiet">
          Status 404 · open circuit
        </Label>
        <Heading level={1}>{page?.title ?? 'Looks like a broken circuit.'}</Heading>
        <p className="text">{page?.text ?? 'But your wiring is still intact.'}</p>
        <div className="actions">
          <ButtonLink kind="primary" href="/">
            {page?.homeLabel ?? 'Home'}
          </ButtonLink>
          <ButtonLink href="/#start">{page?.startLabel ?? 'Start your Wiring Map'}</ButtonLink>
        </div>
      </Container>
    </section>
  )
}
