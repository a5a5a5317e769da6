import { useState } from 'react'
import { type DocumentActionComponent, useSchema, useValidationStatus } from 'sanity'
import { messageWithField } from './field-titles.ts'
import { newWarnings, OpenWarnings } from './open-warnings.tsx'
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
    const error = draft ? found.find(({ level }) => level === 'error') : undefined
    if (error) {
      const title = `Publish check: ${messageWithField(error, schemaType, document)}`
      return { ...description, disabled: true, title }
    }
    if (newWarnings(found, document, published).length === 0) return description
    return {
      ...description,
      onHandle: () => (description.disabled ? undefined : setConfirming(true)),
      dialog: confirming
        ? {
            type: 'confirm',
            tone: 'caution',
            message: (
              <OpenWarnings found={found} document={document} published={published} type={schemaType} />
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
