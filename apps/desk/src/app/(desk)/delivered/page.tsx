import type { Metadata } from 'next'
import { loadQueue, type SearchParams } from '../../../queue/load-queue.ts'
import { QueueScreen } from '../../../queue/queue-screen.tsx'
import { headingOf } from '../../../queue/queue-texts.ts'

interface Props {
  searchParams: SearchParams
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { queue } = await loadQueue(searchParams, 'delivered')
  return { title: headingOf('delivered', queue) }
}

export default async function DeliveredPage({ searchParams }: Props) {
  const { view, queue } = await loadQueue(searchParams, 'delivered')
  return <QueueScreen queue={queue} view={view} path="/delivered" />
}
