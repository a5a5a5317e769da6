import { Text } from '@sanity/ui'
import { Loading, ToolPage } from '../tool-page.tsx'
import { ScheduledCard } from './scheduled-card.tsx'
import { useScheduled } from './use-scheduled.ts'

export default function ScheduledTool() {
  const scheduled = useScheduled()
  return (
    <ToolPage
      title="Scheduled"
      text="Drafts that will be published by themselves (“Publish later”, beside Publish), and what appears or disappears by the dates in its own form. All times are your own local time."
      width={2}
    >
      {!scheduled && <Loading />}
      {scheduled?.length === 0 && <Text size={1}>Nothing is scheduled.</Text>}
      {scheduled?.map((entry) => (
        <ScheduledCard key={entry.key} entry={entry} />
      ))}
    </ToolPage>
  )
}
