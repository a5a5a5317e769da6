import { Container } from '@wiring/ui/container'
import { Heading } from '@wiring/ui/heading'

/** The name of a page whose first section an editor has not written yet: no page goes without its heading. */
export function BareHeading({ children }: { children: string }) {
  return (
    <Container>
      <Heading level={1} size="giant">
        {children}
      </Heading>
    </Container>
  )
}
