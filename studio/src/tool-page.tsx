import { Button, Card, Container, Flex, Heading, Stack, Text } from '@sanity/ui'
import type { ReactNode } from 'react'

interface Props {
  title: string
  text?: ReactNode
  width: number
  children: ReactNode
}

export function ToolPage({ title, text, width, children }: Props) {
  return (
    <Card height="fill" overflow="auto">
      <Container width={width} padding={[4, 5]}>
        <Stack gap={5}>
          <Stack gap={4}>
            <Heading as="h1" size={2}>
              {title}
            </Heading>
            {text && (
              <Text size={1} muted>
                {text}
              </Text>
            )}
          </Stack>
          {children}
        </Stack>
      </Container>
    </Card>
  )
}

export function Loading() {
  return (
    <Text size={1} muted>
      Loading …
    </Text>
  )
}

export function ToolWithoutContent({ failed, onRetry }: { failed: boolean; onRetry: () => void }) {
  return (
    <Flex padding={5} gap={4} align="center">
      {failed ? (
        <>
          <Text size={1} muted>
            The content lake did not answer.
          </Text>
          <Button mode="ghost" text="Try again" onClick={onRetry} />
        </>
      ) : (
        <Loading />
      )}
    </Flex>
  )
}
