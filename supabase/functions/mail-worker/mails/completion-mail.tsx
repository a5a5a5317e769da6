import { InkLink, Output, SmallWords, Title, Words } from './parts.tsx'
import { type Letterhead, Sheet } from './sheet.tsx'

interface CompletionMailProps extends Letterhead {
  deleteLink: string
}

/** After the last step: the map is being made, and how to take everything back. */
export function CompletionMail({ deleteLink, ...letterhead }: CompletionMailProps) {
  return (
    <Sheet
      {...letterhead}
      preview="All three inputs are in. The map comes to this address."
      designator="Synthesis in progress"
    >
      <Title>Your map is being drawn</Title>
      <Words>
        All three inputs are in. We read how you process ideas, where friction builds and which patterns
        repeat, and draw it as one diagram.
      </Words>
      <Words>The map comes to this address when it is done. There is nothing left for you to do.</Words>
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
