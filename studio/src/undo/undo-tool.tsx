import { Button, Flex, Text } from '@sanity/ui'
import { isPublicId } from '@wiring/content/parts/rules/document-ids.ts'
import { useCallback, useEffect, useState } from 'react'
import type { SanityDocument } from 'sanity'
import { Loading, ToolPage } from '../tool-page.tsx'
import { DeletedCards } from '../trash/deleted-cards.tsx'
import { useStudioClient } from '../use-studio-client.ts'
import { documentTypesOf } from './document-types-of.ts'
import { readActs, versionsBefore } from './history.ts'
import { StepCard } from './step-card.tsx'
import { stepsOf, type UndoStep } from './steps.ts'

export default function UndoTool() {
  const [types] = useState(() => documentTypesOf(new URLSearchParams(window.location.search).get('page')))
  const { steps, load } = useSteps(types)
  return (
    <ToolPage
      title="Undo a publish"
      text="Each entry is one press of Publish, one drag, or one deletion: putting it back puts back everything that it changed. Visitors see it at once; drafts stay as they are. An undo is an entry too, and can be undone."
      width={2}
    >
      <DeletedCards types={types} />
      {!steps && <Loading />}
      {steps === 'failed' && (
        <Flex gap={4} align="center">
          <Text size={1}>The content lake did not answer.</Text>
          <Button mode="ghost" text="Try again" onClick={load} />
        </Flex>
      )}
      {steps?.length === 0 && <Text size={1}>Nothing to undo: what is public is what it was first.</Text>}
      {Array.isArray(steps) &&
        steps.map((step) => <StepCard key={step.act.id} step={step} onUndone={load} />)}
    </ToolPage>
  )
}

const maxCompared = 40
const maxShown = 20

function useSteps(types: string[]): { steps: UndoStep[] | 'failed' | null; load: () => Promise<void> } {
  const client = useStudioClient()
  const [steps, setSteps] = useState<UndoStep[] | 'failed' | null>(null)
  const load = useCallback(async () => {
    try {
      const documents = await client.fetch<SanityDocument[]>(
        '*[_type in $types]',
        { types },
        { perspective: 'raw' },
      )
      const ids = documents.map(({ _id }) => _id).filter(isPublicId)
      const acts = await readActs(client, ids)
      const found = await Promise.all(
        acts.slice(0, maxCompared).map(async (act) => ({ act, before: await versionsBefore(client, act) })),
      )
      setSteps(stepsOf(found, documents).slice(0, maxShown))
    } catch {
      setSteps('failed')
    }
  }, [client, types])
  useEffect(() => void load(), [load])
  return { steps, load }
}
