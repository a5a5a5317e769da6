import { InkLink, Output, SmallWords, Title, Words } from './parts.tsx'
import { type Letterhead, Sheet } from './sheet.tsx'

interface CompletionMailProps extends Letterhead {
  deleteLink: string
  /** The editors' sentence on when the map comes; blank while it cannot be read. */
  mapDelivery: string
}

/** After the last step: the map is being made, and how to take everything back. */
export function CompletionMail({ deleteLink, mapDelivery, ...letterhead }: CompletionMailProps) {
  return (
    <Sheet
      {...letterhead}
      preview="All three inputs are in. The map comes to this address."
      designator="Synthesis in progress"
    >
      <Title>Your map is being drawn</Title>
      <Words>
        All three inputs are in. A program drafts your map from them; a person at the studio checks it,
        changes it and signs it.
      </Words>
      <Words>
        {mapDelivery || 'The map comes to this address when it is signed.'} There is nothing left for you to
        do.
      </Words>
      <Output designator="Out" title="Your map, by mail" />
      <SmallWords>
        Your answers are closed now. The session’s link shows that it is finished, and nothing of what you
        wrote.
      </SmallWords>
      <SmallWords>
        Rather have it all gone? <InkLink href={deleteLink}>Delete this session</InkLink>.
      </SmallWords>
    </Sheet>
  )
}
