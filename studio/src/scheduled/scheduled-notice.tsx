import { Card, Text } from '@sanity/ui'
import { formatDateTime } from '@wiring/content/parts/schedule/format-date-time.ts'
import { useEditState } from 'sanity'
import { problemMessages } from './schedule-changes.ts'
import { scheduleProblem } from './scheduled.ts'
import { useScheduleOf } from './use-scheduled.ts'

export function ScheduledNotice({ id, type }: { id: string; type: string }) {
  const schedule = useScheduleOf(id)
  const { draft, ready } = useEditState(id, type)
  if (!schedule || !ready) return null
  const problem = scheduleProblem(schedule, draft?._rev ?? null)
  return (
    <Card padding={4} radius={2} border tone={problem ? 'caution' : 'primary'} data-testid="scheduled-notice">
      <Text size={1} role="status">
        {problem
          ? problemMessages[problem]
          : `This draft will be published on ${formatDateTime(schedule.at)}. If you change it, it waits until you choose “Publish later” again.`}
      </Text>
    </Card>
  )
}
