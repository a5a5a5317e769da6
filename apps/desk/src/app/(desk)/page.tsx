import type { Metadata } from 'next'
import { loadQueue, type SearchParams } from '../../queue/load-queue.ts'
import { QueueScreen } from '../../queue/queue-screen.tsx'
import { headingOf } from '../../queue/queue-texts.ts'

interface Props {
  searchParams: SearchParams
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { view, queue } = await loadQueue(searchParams)
  return { title: headingOf(view.show, queue) }
}

export default async function QueuePage({ searchParams }: Props) {
  const { view, queue } = await loadQueue(searchParams)
  return <QueueScreen queue={queue} view={view} path="/" />
}
