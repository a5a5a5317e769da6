import { ScaledFrame } from './scaled-frame.tsx'

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
  if (!drafted) return <p>There is nothing to see before the draft is made.</p>
  return (
    <>
      <nav className="preview-forms" aria-label="Form">
        {forms.map(({ id, label }) => (
          <a key={id} href={`/preview/${map}?form=${id}`} aria-current={id === form ? 'true' : undefined}>
            {label}
          </a>
        ))}
        <span
          className="ui-label"
          data-tone="quiet"
          style={{ alignSelf: 'center' }}
        >{`With ${edits} ${edits === 1 ? 'edit' : 'edits'}`}</span>
      </nav>
      {subject !== null && (
        <p>
          <span>Subject: </span>
          <bdi>{subject}</bdi>
        </p>
      )}
      <FormView map={map} form={form} />
    </>
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
        <iframe className="preview-pdf" src={`${at}/sheet.pdf`} title="The map as PDF" />
      </>
    )
  if (form === 'card')
    return (
      <figure>
        <img
          className="preview-card"
          src={`${at}/card.png`}
          alt="The card to share"
          width="1200"
          height="630"
        />
        <figcaption>The card with the name on it. The reader decides whether it is.</figcaption>
      </figure>
    )
  const what = form === 'mail' ? 'mail' : 'page'
  return (
    <div className="preview-pair">
      {[1440, 390].map((width) => (
        <figure key={width}>
          <figcaption className="ui-label" data-tone="quiet">{`${width} px`}</figcaption>
          <ScaledFrame src={`${at}/${what}`} width={width} title={`The ${what}, ${width} pixels wide`} />
        </figure>
      ))}
    </div>
  )
}
