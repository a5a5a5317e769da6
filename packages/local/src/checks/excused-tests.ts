// biome-ignore-all lint/suspicious/noTemplateCurlyInString: names as they stand in the files
import { existsSync } from 'node:fs'
import { pgTapMissing, plainPostgresMissing } from '../supabase/testing/plain-postgres.ts'
import { engineMissing, enginesMissing } from './engines.ts'

export interface ExcusedTests {
  file: string
  /** What this machine lacks for the tests, or `null`. */
  missing: () => string | null
  /** As they stand in the file: `%s` and `${…}` stand for any text. */
  tests: readonly string[]
}

function nginxMissing(): string | null {
  const runs = existsSync('/usr/sbin/nginx') && process.getuid?.() === 0
  return runs ? null : 'no nginx, or not root'
}

const firefoxMissing = () => engineMissing('firefox')

const linuxMissing = () => (process.platform === 'linux' ? null : 'processes are counted on Linux only')

/** A skip of any other test is a failure. */
export const excusedTests: readonly ExcusedTests[] = [
  {
    file: 'packages/local/src/checks/test-run.integration.test.ts',
    missing: linuxMissing,
    tests: [
      'npm test leaves no process and no file behind after ${signal} to its ${whom}',
      'npm test in the background, where a shell ignores SIGINT, ends by SIGINT',
      'npm test ends at once when its stack does not start, without a test against a foreign one',
    ],
  },
  {
    file: 'tests/deploy/backup/hosted.integration.test.ts',
    missing: plainPostgresMissing,
    tests: [
      'work with the address, the secret key and the database of the environment',
      'name the variable that is missing',
      'every table of the product is backed up or left out for a reason',
      'carry a table that a later migration adds, with its types, references and numbering',
    ],
  },
  {
    file: 'packages/local/src/supabase/bursts.integration.test.ts',
    missing: plainPostgresMissing,
    tests: ['250 signups at once succeed, each with its row and its mail'],
  },
  {
    file: 'packages/local/src/supabase/external-postgres.integration.test.ts',
    missing: plainPostgresMissing,
    tests: [
      'a whole journey works',
      'no role of the API got a privilege from lite',
      'a second start applies no migration and keeps the data',
      'with Postgres gone a signup is a 503, and everything works again when it is back',
    ],
  },
  {
    file: 'packages/local/src/supabase/faults.integration.test.ts',
    missing: plainPostgresMissing,
    tests: [
      'a full disk in the middle of a signup is a 503 that leaves nothing half-written',
      'with every connection stuck each signup is a 503, and what succeeds late is one session',
    ],
  },
  {
    file: 'packages/local/src/supabase/killed-uploads.integration.test.ts',
    missing: plainPostgresMissing,
    tests: [
      'an upload that was arriving when the process was killed is gone after the next start',
      'an upload whose row was not written when the process was killed is gone after the next start',
    ],
  },
  {
    file: 'supabase/tests/desk/desk-action-races.integration.test.ts',
    missing: plainPostgresMissing,
    tests: [
      'twelve concurrent requests to send the map again queue one mail and count once',
      'a new link asked for while the session is deleted leaves nothing behind',
      'opening a review after its session was deleted answers "gone"',
      'twelve mails that fail at the same moment alert each operator once',
    ],
  },
  {
    file: 'supabase/tests/desk/desk-killed.integration.test.ts',
    missing: plainPostgresMissing,
    tests: [
      'keeps every acknowledged edit once and in order',
      'signs completely or not at all, and the applicant gets one mail',
      'aborts a running export, and the next one is complete',
      'every acknowledged edit and signature survives kill -9',
    ],
  },
  {
    file: 'supabase/tests/desk/desk-review.integration.test.ts',
    missing: plainPostgresMissing,
    tests: [
      'a map is reviewed, edited, signed and mailed, and its first link shows the second revision',
      'of many who sign at once one does, and one mail is queued',
      'an edit that lands while its own signature is made is in the signed sheet, or nothing is signed',
      'several edits are saved at once up to the first that cannot be made',
      'only what somebody decided about counts as kept',
      'concurrent edits of several windows are all saved once',
      'a deletion during review and signing leaves nothing, and the desk answers "gone"',
      'a mail that is refused for good, the code that the desk shows, and a resend that closes the earlier link',
      'a map of a megabyte profile with a prompt injection is flagged, edited and signed',
      'an invalid session, a server-only action and an unknown key are refused',
    ],
  },
  {
    file: 'supabase/tests/desk/desk-signing.integration.test.ts',
    missing: plainPostgresMissing,
    tests: [
      'nobody signs without a sentence of their own, and of many at once the one who wrote it does',
      'a signature is made of the points of the pad, and a signed map keeps it when it is drawn anew',
    ],
  },
  {
    file: 'supabase/tests/desk/operator-races.integration.test.ts',
    missing: plainPostgresMissing,
    tests: [
      'of two thousand wrong codes at once five are counted, and the right one among them does not sign in',
      'of sixteen who enter the same right code at once one is signed in',
      'of sixteen who use the same challenge at once one gets it',
      'a removal waits for the action under way and blocks all later ones',
      'when two leads demote or remove each other at once, one stays a lead',
    ],
  },
  {
    file: 'supabase/tests/maps/map-races.integration.test.ts',
    missing: plainPostgresMissing,
    tests: [
      'of six operators who sign the same map one succeeds, and one mail is queued',
      'undo and the mail worker at the same moment: either the mail goes or the signature does',
      'eight workers share forty drafts, each of which is claimed once',
      'a session deleted while its map is drafted, signed, undone and sent is gone, without a deadlock',
    ],
  },
  {
    file: 'supabase/tests/maps/map-worker-killed.integration.test.ts',
    missing: plainPostgresMissing,
    tests: ['leaves a job that is drafted again, with the same bytes, wherever it was killed'],
  },
  {
    file: 'supabase/tests/schemas.integration.test.ts',
    missing: plainPostgresMissing,
    tests: ['the schemas and the migrations make the same database'],
  },
  {
    file: 'supabase/tests/sql.integration.test.ts',
    missing: plainPostgresMissing,
    tests: [
      "Supabase's advisors report only the expected notes",
      '`supabase db push` applies the migrations as a role that is no superuser, and has nothing left to do then',
      'making triggers on the table of objects needs no ownership, only the privilege that hosted projects have',
    ],
  },
  {
    file: 'supabase/tests/sql.integration.test.ts',
    missing: pgTapMissing,
    tests: ['the migrations apply from zero, and all SQL tests pass by pg_prove'],
  },
  {
    file: 'supabase/tests/storage/upload-checks.integration.test.ts',
    missing: plainPostgresMissing,
    tests: [
      'the publishable key signs no upload URL, whatever the state of the session',
      'a URL that was signed earlier uploads nothing %s',
      'a signed URL takes no more bytes than the bucket, however they are sent',
      'of 24 uploads at once, %s, 12 are stored, and never more',
      'in 12 deletions with uploads under way, nothing is readable afterwards',
      'a profile that is replaced while the session is completed stays as it was',
    ],
  },
  {
    file: 'apps/site/nginx-conf.integration.test.ts',
    missing: nginxMissing,
    tests: ['nginx.conf is valid for a plain nginx of Debian'],
  },
  {
    file: 'tests/engines/desk.spec.ts',
    missing: enginesMissing,
    tests: [
      'an operator signs in with a code, opens a map from the queue, keeps, drops, takes back and edits',
    ],
  },
  {
    file: 'tests/engines/forms.spec.ts',
    missing: enginesMissing,
    tests: ['${name}: an empty and a refused address get their sentences, a good one its mail'],
  },
  {
    file: 'tests/engines/map.spec.ts',
    missing: enginesMissing,
    tests: ['a map is read at both widths, and everything on it can be saved'],
  },
  {
    file: 'tests/engines/pages.spec.ts',
    missing: enginesMissing,
    tests: [
      '${path} stands at both widths, its drawings end, and the browser has nothing to say',
      'a section link puts the focus on its heading, each time',
      'a dialog is closed by its cross, by Escape and by a click beside it, and gives the focus back',
    ],
  },
  {
    file: 'tests/engines/studio.firefox.spec.ts',
    missing: firefoxMissing,
    tests: ['what is typed in the Studio shows in the preview beside it, whose drawings can be read'],
  },
  {
    file: 'tests/engines/wizard.spec.ts',
    missing: enginesMissing,
    tests: ['an applicant goes through all four steps with a picture from a phone'],
  },
]
