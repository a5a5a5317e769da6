import { Label } from '@wiring/ui/label'
import styled from 'styled-components'
import { ChoiceLink, Choices } from '../parts/head-bar.styles.ts'
import { ScaledFrame } from './scaled-frame.tsx'

const Screen = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: 16px;
  padding: 16px var(--edge) 24px;
`

const Edits = styled(Label)`
  align-self: center;
`

const Pair = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr) minmax(0, 390px);
  gap: 24px;

  @media (max-width: 959px) {
    grid-template-columns: minmax(0, 1fr);
  }
`

const Figure = styled.figure`
  display: flex;
  flex-direction: column;
  gap: 6px;
  min-height: 0;
`

const Pdf = styled.iframe`
  width: 100%;
  height: 76vh;
  border: 1px solid var(--ink);
`

const Card = styled.img`
  max-width: 100%;
  height: auto;
  border: 1px solid var(--line);
`

export const forms = [
  { id: 'page', label: 'Page' },
  { id: 'pdf', label: 'PDF' },
  { id: 'card', label: 'Card' },
  { id: 'mail', label: 'Mail' },
] as const
export type Form = (typeof forms)[number]['id']

export function PreviewView({
  map,
  form,
  drafted,
  edits,
  subject,
}: {
  map: string
  form: Form
  drafted: boolean
  edits: number
  /** Of the mail. */
  subject: string | null
}) {
  if (!drafted)
    return (
      <Screen>
        <p>There is nothing to see before the draft is made.</p>
      </Screen>
    )
  return (
    <Screen>
      <Choices aria-label="Form">
        {forms.map(({ id, label }) => (
          <ChoiceLink
            key={id}
            href={`/preview/${map}?form=${id}`}
            aria-current={id === form ? 'true' : undefined}
          >
            {label}
          </ChoiceLink>
        ))}
        <Edits tone="quiet">{`With ${edits} ${edits === 1 ? 'edit' : 'edits'}`}</Edits>
      </Choices>
      {subject !== null && (
        <p>
          <span>Subject: </span>
          <bdi>{subject}</bdi>
        </p>
      )}
      <FormView map={map} form={form} />
    </Screen>
  )
}

function FormView({ map, form }: { map: string; form: Form }) {
  const at = `/frames/${map}`
  if (form === 'pdf')
    return (
      <>
        <p>
          <a href={`${at}/sheet.pdf`} target="_blank" rel="noopener noreferrer">
            Open the PDF in a tab of its own
          </a>
        </p>
        <Pdf src={`${at}/sheet.pdf`} title="The map as PDF" />
      </>
    )
  if (form === 'card')
    return (
      <Figure>
        <Card src={`${at}/card.png`} alt="The card to share" width="1200" height="630" />
        <figcaption>The card with the name on it. The reader decides whether it is.</figcaption>
      </Figure>
    )
  const what = form === 'mail' ? 'mail' : 'page'
  return (
    <Pair>
      {[1440, 390].map((width) => (
        <Figure key={width}>
          <figcaption className="ui-label" data-tone="quiet">{`${width} px`}</figcaption>
          <ScaledFrame src={`${at}/${what}`} width={width} title={`The ${what}, ${width} pixels wide`} />
        </Figure>
      ))}
    </Pair>
  )
}
