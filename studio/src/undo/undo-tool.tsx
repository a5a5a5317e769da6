import { Button, Card, Container, Flex, Heading, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { StepCard } from './step-card.tsx'
import { typesOf } from './types-of.ts'
import { useSteps } from './use-steps.ts'

/** The preview bar of the site leads here. */
export function UndoTool() {
  const [types] = useState(() => typesOf(new URLSearchParams(window.location.search).get('page')))
  const { steps, load } = useSteps(types)
  return (
    <Card height="fill" overflow="auto">
      <Container width={2} padding={[4, 5]}>
        <Stack gap={5}>
          <Stack gap={4}>
            <Heading as="h1" size={2}>
              Undo a publish
            </Heading>
            <Text muted size={1}>
              Each entry is one press of Publish, or one drag: putting it back puts back everything that it
              changed. Visitors see it at once; drafts stay as they are. An undo is an entry too, and can be
              undone.
            </Text>
          </Stack>
          {!steps && (
            <Text size={1} muted>
              Loading …
            </Text>
          )}
          {steps === 'failed' && (
            <Flex gap={4} align="center">
              <Text size={1}>The content lake did not answer.</Text>
              <Button mode="ghost" text="Try again" onClick={load} />
            </Flex>
          )}
          {steps?.length === 0 && <Text size={1}>Nothing to undo: what is public is what it was first.</Text>}
          {Array.isArray(steps) &&
            steps.map((step) => <StepCard key={step.act.id} step={step} onUndone={load} />)}
        </Stack>
      </Container>
    </Card>
  )
}
