import { Card, Stack, Text } from '@sanity/ui'
import { useSchema } from 'sanity'
import { titleOf } from '../document/document-link.tsx'
import { fieldTitles } from '../publish-check/field-titles.ts'
import type { Difference } from './differences.ts'
import type { DocumentChange } from './steps.ts'

const isOrderRank = ({ field }: Difference) => field[0] === 'orderRank'

export function ChangeList({ change, titled }: { change: DocumentChange; titled: boolean }) {
  const { now, before, changes, draft } = change
  const type = useSchema().get(now._type)
  const field = (path: string[]) => (type ? fieldTitles(type, path) : path).join(' › ')
  return (
    <Stack gap={4}>
      {titled && <Text weight="semibold">{titleOf(now, type)}</Text>}
      {!before && (
        <Text size={1}>It was published for the first time. Taken off the site, it stays as a draft.</Text>
      )}
      {changes.some(isOrderRank) && <Text size={1}>Its earlier place in the list.</Text>}
      {changes
        .filter((difference) => !isOrderRank(difference))
        .map((difference) => (
          <Stack gap={2} key={difference.field.join()}>
            <Text size={1} weight="semibold">
              {field(difference.field)}
            </Text>
            <Text size={1} muted>
              Public now: {difference.now}
            </Text>
            <Text size={1}>Back to: {difference.before}</Text>
          </Stack>
        ))}
      {draft.length > 0 && (
        <Card padding={3} tone="caution" radius={2} border>
          <Stack gap={3}>
            <Text size={1}>
              A draft of this document exists. It stays, and publishing it brings back what it holds:
            </Text>
            {draft.map((difference) => (
              <Text size={1} key={difference.field.join()}>
                {field(difference.field)}: {difference.now}
              </Text>
            ))}
          </Stack>
        </Card>
      )}
    </Stack>
  )
}
