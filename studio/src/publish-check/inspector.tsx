import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { ErrorOutlineIcon } from '@sanity/icons/ErrorOutline'
import { WarningOutlineIcon } from '@sanity/icons/WarningOutline'
import type { ComponentType } from 'react'
import {
  defineDocumentInspector,
  getPublishedId,
  type DocumentInspectorUseMenuItemProps as Props,
  useEditState,
  useValidationStatus,
} from 'sanity'
import type { Problem } from './problem.ts'
import { PublishCheck } from './publish-check.tsx'
import { useFindings } from './use-findings.ts'

/** The panel beside each document, opened from the icons over its form; the icon counts what it has to say. */
export const publishCheck = defineDocumentInspector({
  name: 'publish-check',
  component: PublishCheck,
  useMenuItem: ({ documentId, documentType }: Props) => {
    const id = getPublishedId(documentId)
    const { draft, published } = useEditState(id, documentType)
    const { validation } = useValidationStatus((draft ?? published)?._id ?? id, documentType, true)
    const document = draft ?? published
    const found = useFindings({ id, type: documentType, document, published, validation }) ?? []
    const count = (level: Problem['level']) => found.filter((problem) => problem.level === level).length
    const [errors, warnings] = document ? [count('error'), count('warning')] : [0, 0]
    const tone = errors > 0 ? 'critical' : warnings > 0 ? 'caution' : 'positive'
    const said = [errors > 0 && `${errors} to put right`, warnings > 0 && `${warnings} worth another look`]
    const words = said.filter(Boolean).join(', ')
    return {
      icon: iconWith(errors + warnings, tone),
      tone,
      title: words ? `Publish check: ${words}` : 'Publish check',
      showAsAction: true,
    }
  },
})

const signs = { critical: ErrorOutlineIcon, caution: WarningOutlineIcon, positive: CheckmarkCircleIcon }
/** A menu item takes a component; a new one at each render would be mounted anew each time. */
const icons = new Map<string, ComponentType>()

function iconWith(count: number, tone: keyof typeof signs): ComponentType {
  const key = `${tone} ${count}`
  const Sign = signs[tone]
  const known = icons.get(key)
  if (known || count === 0) return known ?? Sign
  const Counted = () => (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: 4 }}>
      <Sign />
      <span style={{ fontSize: 12, fontWeight: 600, lineHeight: 1 }}>{count}</span>
    </span>
  )
  icons.set(key, Counted)
  return Counted
}
