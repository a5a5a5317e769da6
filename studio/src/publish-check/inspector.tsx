import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { rooms } from '@wiring/ui/tokens'
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
    const counts = [errors > 0 && `${errors} to put right`, warnings > 0 && `${warnings} worth another look`]
    const summary = counts.filter(Boolean).join(', ')
    return {
      icon: iconWith(errors + warnings, errors > 0 ? 'critical' : 'caution'),
      title: summary ? `Publish check: ${summary}` : 'Publish check',
      showAsAction: true,
    }
  },
})

const colors = { critical: rooms.paper['red-text'], caution: rooms.paper['yellow-text'] }
/** A click is lost when its target is replaced before release. */
const ignorePointer = { pointerEvents: 'none' } as const
const NothingFound = () => <CheckmarkCircleIcon style={ignorePointer} />
/** A new component at each render would remount. */
const countIcons = new Map<string, ComponentType>()

function iconWith(count: number, tone: keyof typeof colors): ComponentType {
  if (count === 0) return NothingFound
  const key = `${tone} ${count}`
  const known = countIcons.get(key)
  if (known) return known
  const Count = () => (
    <svg
      data-sanity-icon=""
      viewBox="0 0 25 25"
      width="1em"
      height="1em"
      aria-hidden="true"
      style={ignorePointer}
    >
      <circle cx="12.5" cy="12.5" r="9.5" fill={colors[tone]} />
      <text
        x="12.5"
        y="17"
        fill="white"
        fontSize={count > 9 ? 10.5 : 13}
        fontWeight="700"
        fontFamily="Inter, Arial, sans-serif"
        textAnchor="middle"
      >
        {Math.min(count, 99)}
      </text>
    </svg>
  )
  countIcons.set(key, Count)
  return Count
}
