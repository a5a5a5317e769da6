import type { DocumentActionComponent } from 'sanity'
import { problemsOf } from './problems-of.ts'
import { useSurroundings } from './use-surroundings.ts'

/** Holds the Publish button while the check finds an error. The rules of the fields hold it by themselves. */
export function withCheck(publish: DocumentActionComponent): DocumentActionComponent {
  if (publish.action !== 'publish') return publish
  const Checked: DocumentActionComponent = (props) => {
    const description = publish(props)
    const surroundings = useSurroundings(props.type, props.id)
    const document = props.draft ?? props.published
    if (!description || !surroundings || !document) return description
    const problems = problemsOf(props.type, document, surroundings, props.published)
    const errors = problems.filter(({ level }) => level === 'error')
    const [first] = errors
    return first ? { ...description, disabled: true, title: `Publish check: ${first.message}` } : description
  }
  Checked.action = 'publish'
  return Checked
}
