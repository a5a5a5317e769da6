import { alarmTexts, type Health } from '@wiring/contract/desk/health'
import styled from 'styled-components'
import { duration } from '../numbers/tables.ts'
import { ScreenHead } from '../shell/screen-head.tsx'
import { formatUtcWithZone } from '../shell/utc-time.tsx'
import { Metrics } from './metrics.tsx'

const Screen = styled.div`
  padding-bottom: var(--space-8);
`

const Alarms = styled.ul`
  padding: 14px var(--edge);
  border-bottom: 1px solid var(--red);
  background: color-mix(in srgb, var(--red) 8%, transparent);
  font-weight: 600;
`

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(300px, 100%), 1fr));
  gap: 28px clamp(24px, 5vw, 72px);
  padding: 28px var(--edge);
`

const Rules = styled.p`
  padding: 0 var(--edge);
  color: var(--ink-2);
`

export function HealthScreen({ health }: { health: Health }) {
  const { maps, drafts, mails, retention, workers, red } = health
  const alarms = alarmTexts(health)
  const signal = (...causes: Health['red']) => (red.some((cause) => causes.includes(cause)) ? 'red' : 'green')
  return (
    <Screen>
      <ScreenHead title={alarms.length === 0 ? 'All is well' : 'Something is red'}>
        <span className="ui-label">{`Looked at ${formatUtcWithZone(health.checked_at)}`}</span>
      </ScreenHead>
      {alarms.length > 0 && (
        <Alarms>
          {alarms.map((alarm) => (
            <li key={alarm}>{alarm}</li>
          ))}
        </Alarms>
      )}
      <Columns>
        <Metrics
          id="maps"
          title="Maps"
          signal={signal('oldest_map', 'drafts_waiting', 'drafts_failed', 'drafting')}
          metrics={[
            { name: 'Waiting or in review', value: maps.waiting, href: '/' },
            { name: 'The oldest has waited', value: duration(maps.oldest_seconds) },
            { name: 'Drafts to make', value: drafts.waiting },
            { name: 'One has been due for', value: duration(drafts.due_seconds) },
            { name: 'The drafting worker last ran', value: lastRun(workers.drafting) },
            { name: 'Drafts failed', value: maps.drafts_failed, href: '/?show=failed' },
            { name: 'On hold', value: maps.on_hold, href: '/?show=on_hold' },
            { name: 'Refused by a mail server', value: maps.refused, href: '/?show=refused' },
          ]}
        />
        <Metrics
          id="mail"
          title="Mail"
          signal={signal('mails_failed', 'mails_waiting', 'mail_worker')}
          metrics={[
            { name: 'In the queue', value: mails.queued },
            { name: 'The oldest has waited', value: duration(mails.oldest_seconds) },
            { name: 'The mail worker last ran', value: lastRun(workers.mail) },
            { name: 'Failed for good, last 24 hours', value: mails.failed_today },
            { name: 'Bounced, addresses mistyped at signup', value: mails.bounced_today },
            { name: 'Marked as spam in the last 24 hours', value: mails.complained_today },
            { name: 'Failed for good, last 30 days', value: mails.failed },
          ]}
        />
        <Metrics
          id="retention"
          title="Retention"
          signal={signal('retention', 'sweep')}
          metrics={[
            { name: 'Last run', value: retention === null ? 'never' : formatUtcWithZone(retention.ran_at) },
            { name: 'Ago', value: duration(retention?.seconds ?? null) },
            { name: 'Files last swept', value: lastRun(workers.sweep) },
          ]}
        />
      </Columns>
      <Rules>
        Red: a map older than 48 hours, a draft that could not be made, failed four times and is tried again,
        or has been due for five minutes, a mail that failed for good in the last day, failed three times and
        is tried again, or waits for more than an hour, a worker that has not run for fifteen minutes,
        retention or the sweep of files two hours late. Addresses that applicants mistyped count only when
        more mails bounce than arrive. What is red is mailed to every operator once a day, after 7:00 UTC; a
        failed mail at once.
      </Rules>
    </Screen>
  )
}

const lastRun = (run: { seconds: number } | null) => (run === null ? 'never' : `${duration(run.seconds)} ago`)
