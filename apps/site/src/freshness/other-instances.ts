import { acrossBundles } from './across-bundles.ts'
import { type PublishReport, pollSoon } from './poll-lake.ts'
import { type PublishRelay, startPublishRelay } from './publish-relay.ts'
import { sendSelfWebhook } from './self-webhook.ts'

const relay = acrossBundles<PublishRelay>('publishRelay')

/** The webhook of a publish reached this instance: the others shall know. */
export function tellOtherInstances(report: PublishReport): void {
  relay
    .get()
    ?.tell(report)
    .catch((error: Error) =>
      console.error(`The other instances were not told of a publish: ${error.message}`),
    )
}

/** Settles when it hears them; at once without a relay. */
export async function listenToOtherInstances(url: string | undefined): Promise<void> {
  if (url === undefined) return
  const published = (report: PublishReport) =>
    sendSelfWebhook(report.type).then(
      () => pollSoon(report),
      (error: Error) => console.error(`The next poll makes up for a publish: ${error.message}`),
    )
  const started = startPublishRelay(url, published, pollSoon)
  relay.set(started)
  await started.listening
}
