import { Stack, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { isDueAt } from '@wiring/content/parts/schedule/due.ts'
import { useState } from 'react'
import type { DocumentActionComponent } from 'sanity'
import { lakeRefusal } from '../lake-refusal.ts'
import { countProblems } from '../publish-check/problems-of.ts'
import { type CheckContext, useCheckContext } from '../publish-check/use-check-context.ts'
import { useStudioClient } from '../use-studio-client.ts'
import { moveToTrash, takeOff } from './trash.ts'

/** Sanity's own Delete and Unpublish would neither say what visitors lose nor leave anything for Undo. */
export function withTrash(remove: DocumentActionComponent): DocumentActionComponent {
  if (remove.action !== 'delete' && remove.action !== 'unpublish') return remove
  const keepsDraft = remove.action === 'unpublish'
  const Remove: DocumentActionComponent = (props) => {
    const description = remove(props)
    const { id, type, draft, published, onComplete } = props
    const client = useStudioClient()
    const context = useCheckContext(type, id)
    const toast = useToast()
    const [asking, setAsking] = useState(false)
    if (!description || !published) return description

    async function confirm() {
      setAsking(false)
      if (!published) return
      try {
        if (keepsDraft) await takeOff(client.transaction(), published).commit({ visibility: 'sync' })
        else await moveToTrash(client, published, draft)
        const done = keepsDraft ? 'Taken off the site' : 'Deleted'
        toast.push({ status: 'success', title: `${done}. “Undo” brings it back.` })
        onComplete()
      } catch (error) {
        const meanwhile = 'Somebody changed it meanwhile. Nothing was done; look again.'
        toast.push({ status: 'error', title: lakeRefusal(error, meanwhile) })
      }
    }
    return {
      ...description,
      onHandle: () => (description.disabled ? undefined : setAsking(true)),
      dialog: asking && {
        type: 'confirm',
        tone: 'critical',
        message: (
          <Stack gap={4}>
            {sentences(type, published, context, draftSentence(keepsDraft, draft !== null)).map(
              (sentence) => (
                <Text size={1} key={sentence}>
                  {sentence}
                </Text>
              ),
            )}
          </Stack>
        ),
        confirmButtonText: keepsDraft ? 'Take it off' : 'Delete it',
        cancelButtonText: 'Keep it',
        onCancel: () => setAsking(false),
        onConfirm: () => void confirm(),
      },
    }
  }
  Remove.action = remove.action
  return Remove
}

const draftSentence = (keepsDraft: boolean, hasDraft: boolean): string[] => {
  if (keepsDraft) return ['It stays here as a draft.']
  return hasDraft ? ['Its draft goes, too.'] : []
}

export function sentences(
  type: string,
  published: Record<string, unknown>,
  context: CheckContext | null,
  ofDraft: readonly string[],
  now = Date.now(),
): string[] {
  const others = context?.neighbours.filter((each) => isDueAt(each, now)).length
  const counts = others === undefined ? [] : countProblems(type, others)
  return [
    isDueAt(published, now) ? 'Visitors see this now, and lose it at once.' : 'Visitors do not see this now.',
    ...counts.filter(({ level }) => level === 'warning').map(({ message }) => message),
    ...ofDraft,
    '“Undo” brings it back.',
  ]
}
