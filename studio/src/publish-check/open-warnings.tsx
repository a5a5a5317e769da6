import { Stack, Text } from '@sanity/ui'
import { getValueAtPath, type SchemaType } from 'sanity'
import { messageWithField } from './field-titles.ts'
import type { Problem } from './problem.ts'

interface Props {
  found: Problem[]
  document: Record<string, unknown>
  published: Record<string, unknown> | null
  type: SchemaType | undefined
}

export function OpenWarnings({ found, document, published, type }: Props) {
  const all = found.filter(({ level }) => level === 'warning')
  const fresh = newWarnings(found, document, published)
  const known = all.length - fresh.length
  const messages = fresh.map((problem) => messageWithField(problem, type, document))
  if (fresh.length === 0) return null
  return (
    <Stack gap={4}>
      <Text size={1} weight="semibold">
        {fresh.length === 1 ? 'One thing is' : `${fresh.length} things are`} worth another look:
      </Text>
      {messages.map((message) => (
        <Text size={1} key={message}>
          {message}
        </Text>
      ))}
      {known > 0 && (
        <Text size={1} muted>
          {`The publish check lists ${known} more, about what is public as it is.`}
        </Text>
      )}
    </Stack>
  )
}

/** Without warnings about values that were published as they are. */
export function newWarnings(problems: Problem[], document: unknown, published: unknown): Problem[] {
  return problems.filter(({ level, path }) => {
    if (level !== 'warning') return false
    if (!published) return true
    const about = path.at(-1) === 'alt' ? path.slice(0, -1) : path
    return (
      about.length > 0 &&
      JSON.stringify(getValueAtPath(document, about)) !== JSON.stringify(getValueAtPath(published, about))
    )
  })
}
