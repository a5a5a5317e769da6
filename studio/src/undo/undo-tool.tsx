import { Button, Card, Container, Flex, Heading, Stack, Text } from '@sanity/ui'
import { useCallback, useEffect, useState } from 'react'
import { useClient } from 'sanity'
import { documentTypesOf } from './document-types-of.ts'
import { readActs, type Version, versionsBefore } from './history.ts'
import { StepCard } from './step-card.tsx'
import { type Step, stepOf } from './steps.ts'

/** The preview bar of the site leads here. */
export function UndoTool() {
  const [types] = useState(() => documentTypesOf(new URLSearchParams(window.location.search).get('page')))
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

/** How many acts are compared with what is public, and how many shown. */
const compared = 40
const shown = 20

/** Newest first; `null` while loading. */
function useSteps(types: string[]): { steps: Step[] | 'failed' | null; load: () => Promise<void> } {
  const client = useClient({ apiVersion: '2025-02-19' })
  const [steps, setSteps] = useState<Step[] | 'failed' | null>(null)
  const load = useCallback(async () => {
    try {
      const documents = await client.fetch<Version[]>('*[_type in $types]', { types }, { perspective: 'raw' })
      const ids = documents.map(({ _id }) => _id).filter((id) => !id.includes('.'))
      const acts = await readActs(client, ids)
      const found = await Promise.all(
        acts.slice(0, compared).map(async (act) => stepOf(act, await versionsBefore(client, act), documents)),
      )
      setSteps(found.filter((step) => step !== null).slice(0, shown))
    } catch {
      setSteps('failed')
    }
  }, [client, types])
  useEffect(() => void load(), [load])
  return { steps, load }
}
