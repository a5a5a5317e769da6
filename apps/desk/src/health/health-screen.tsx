import { alarmTexts, type Health } from '@wiring/contract/desk/health'
import { Lamp } from '@wiring/ui/lamp'
import { duration } from '../numbers/tables.ts'
import { ScreenHead } from '../shell/screen-head.tsx'
import { formatUtcWithZone } from '../shell/utc-time.tsx'
import { HealthFrame } from './health-frame.ts'

export function HealthScreen({ health }: { health: Health }) {
  const { maps, drafts, mails, retention, workers, red } = health
  const lines = alarmTexts(health)
  const lamp = (...things: Health['red']) => (red.some((thing) => things.includes(thing)) ? 'red' : 'green')
  return (
    <HealthFrame>
      <ScreenHead title={lines.length === 0 ? 'All is well' : 'Something is red'}>
        <span className="ui-label">{`Looked at ${formatUtcWithZone(health.checked_at)}`}</span>
      </ScreenHead>
      {lines.length > 0 && (
        <ul className="health-red">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <div className="health-metrics">
        <section aria-labelledby="maps">
          <h2 id="maps" className="ui-label">
            <Lamp signal={lamp('oldest_map', 'drafts_waiting', 'drafts_failed', 'drafting')}>Maps</Lamp>
          </h2>
          <dl>
            <Metric name="Waiting or in review" value={maps.waiting} href="/" />
            <Metric name="The oldest has waited" value={duration(maps.oldest_seconds)} />
            <Metric name="Drafts to make" value={drafts.waiting} />
            <Metric name="One has been due for" value={duration(drafts.due_seconds)} />
            <Metric name="The drafting worker last ran" value={lastRun(workers.drafting)} />
            <Metric name="Drafts failed" value={maps.drafts_failed} href="/?show=failed" />
            <Metric name="On hold" value={maps.on_hold} href="/?show=on_hold" />
            <Metric name="Refused by a mail server" value={maps.refused} href="/?show=refused" />
          </dl>
        </section>
        <section aria-labelledby="mail">
          <h2 id="mail" className="ui-label">
            <Lamp signal={lamp('mails_failed', 'mails_waiting', 'mail_worker')}>Mail</Lamp>
          </h2>
          <dl>
            <Metric name="In the queue" value={mails.queued} />
            <Metric name="The oldest has waited" value={duration(mails.oldest_seconds)} />
            <Metric name="The mail worker last ran" value={lastRun(workers.mail)} />
            <Metric name="Failed for good, last 24 hours" value={mails.failed_today} />
            <Metric name="Bounced, addresses mistyped at signup" value={mails.bounced_today} />
            <Metric name="Failed for good, last 30 days" value={mails.failed} />
          </dl>
        </section>
        <section aria-labelledby="retention">
          <h2 id="retention" className="ui-label">
            <Lamp signal={lamp('retention', 'sweep')}>Retention</Lamp>
          </h2>
          <dl>
            <Metric
              name="Last run"
              value={retention === null ? 'never' : formatUtcWithZone(retention.ran_at)}
            />
            <Metric name="Ago" value={duration(retention?.seconds ?? null)} />
            <Metric name="Files last swept" value={lastRun(workers.sweep)} />
          </dl>
        </section>
      </div>
      <p className="health-rules">
        Red: a map older than 48 hours, a draft that failed or has been due for five minutes, a mail that
        failed for good in the last day or waits for more than an hour, a worker that has not run for fifteen
        minutes, retention or the sweep of files two hours late. Addresses that applicants mistyped count only
        when more mails bounce than arrive. What is red is mailed to every operator once a day, after 7:00
        UTC; a failed mail at once.
      </p>
    </HealthFrame>
  )
}

const lastRun = (run: { seconds: number } | null) => (run === null ? 'never' : `${duration(run.seconds)} ago`)

function Metric({ name, value, href }: { name: string; value: number | string; href?: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{href === undefined ? value : <a href={href}>{value}</a>}</dd>
    </div>
  )
}
