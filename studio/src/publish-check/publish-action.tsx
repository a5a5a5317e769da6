import { Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { type DocumentActionComponent, getValueAtPath, useSchema, useValidationStatus } from 'sanity'
import { messageWithField } from './field-titles.ts'
import type { Problem } from './problem.ts'
import { useFindings } from './use-findings.ts'

export function withPublishCheck(publish: DocumentActionComponent): DocumentActionComponent {
  if (publish.action !== 'publish') return publish
  const Checked: DocumentActionComponent = (props) => {
    const { id, type, draft, published } = props
    const description = publish(props)
    const schemaType = useSchema().get(type)
    const { validation } = useValidationStatus((draft ?? published)?._id ?? id, type, true)
    const document = draft ?? published
    const found = useFindings({ id, type, document, published, validation })
    const [confirming, setConfirming] = useState(false)
    if (!description || !found || !document) return description
    const messageOf = (problem: Problem) => messageWithField(problem, schemaType, document)
    const error = draft ? found.find(({ level }) => level === 'error') : undefined
    if (error) return { ...description, disabled: true, title: `Publish check: ${messageOf(error)}` }
    const warnings = newWarnings(found, document, published)
    if (warnings.length === 0) return description
    return {
      ...description,
      onHandle: () => (description.disabled ? undefined : setConfirming(true)),
      dialog: confirming
        ? {
            type: 'confirm',
            tone: 'caution',
            message: (
              <Stack gap={4}>
                <Text size={1} weight="semibold">
                  {warnings.length === 1 ? 'One thing is' : `${warnings.length} things are`} worth another
                  look:
                </Text>
                {warnings.map((warning) => (
                  <Text size={1} key={messageOf(warning)}>
                    {messageOf(warning)}
                  </Text>
                ))}
              </Stack>
            ),
            confirmButtonText: 'Publish as it is',
            cancelButtonText: 'Look again',
            onCancel: () => setConfirming(false),
            onConfirm: () => {
              setConfirming(false)
              description.onHandle?.()
            },
          }
        : (description.dialog ?? false),
    }
  }
  Checked.action = 'publish'
  return Checked
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
