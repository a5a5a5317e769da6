import { Container, Heading } from '@wiring/ui/section'

/** For a page without its first section. */
export function FallbackHeading({ children }: { children: string }) {
  return (
    <Container>
      <Heading level={1} size="giant">
        {children}
      </Heading>
    </Container>
  )
}
