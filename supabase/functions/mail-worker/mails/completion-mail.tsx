import { InkLink, SmallWords, Title, Words } from './parts.tsx'
import { Sheet } from './sheet.tsx'

interface CompletionMailProps {
  siteUrl: string
  deleteLink: string
}

/** After the last step: the map is being made, and how to take everything back. */
export function CompletionMail({ siteUrl, deleteLink }: CompletionMailProps) {
  return (
    <Sheet
      preview="All three inputs are in. The map comes to this address."
      designator="Wiring Map · synthesis in progress"
      siteUrl={siteUrl}
    >
      <Title>Your map is being drawn</Title>
      <Words>
        All three inputs are in. We read how you process ideas, where friction builds and which patterns
        repeat, and draw it as one diagram.
      </Words>
      <Words>The map comes to this address when it is done. There is nothing left for you to do.</Words>
      <SmallWords>
        Your answers are closed now: the session’s link shows that it is finished and nothing of what you
        wrote.
      </SmallWords>
      <SmallWords>
        Want it all gone instead? <InkLink href={deleteLink}>Delete this session</InkLink>, map included.
      </SmallWords>
    </Sheet>
  )
}
