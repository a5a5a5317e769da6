import { Heading } from '@wiring/ui/heading'
import { Container } from '@wiring/ui/section'

/** Instead of a first section that is still empty: no page goes without a heading. */
export function FallbackHeading({ children }: { children: string }) {
  return (
    <Container>
      <Heading level={1} size="giant">
        {children}
      </Heading>
    </Container>
  )
}
