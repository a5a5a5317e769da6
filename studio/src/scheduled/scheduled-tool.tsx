import { Card, Container, Heading, Stack, Text } from '@sanity/ui'
import { ScheduledCard } from './scheduled-card.tsx'
import { useScheduled } from './use-scheduled.ts'

export function ScheduledTool() {
  const scheduled = useScheduled()
  return (
    <Card height="fill" overflow="auto">
      <Container width={2} padding={[4, 5]}>
        <Stack gap={5}>
          <Stack gap={4}>
            <Heading as="h1" size={2}>
              Scheduled
            </Heading>
            <Text muted size={1}>
              Drafts that will be published by themselves (“Publish later”, beside Publish), and what appears
              or disappears by the dates in its own form. All times are your own local time.
            </Text>
          </Stack>
          {!scheduled && (
            <Text size={1} muted>
              Loading …
            </Text>
          )}
          {scheduled?.length === 0 && <Text size={1}>Nothing is scheduled.</Text>}
          {scheduled?.map((entry) => (
            <ScheduledCard key={entry.key} entry={entry} />
          ))}
        </Stack>
      </Container>
    </Card>
  )
}
