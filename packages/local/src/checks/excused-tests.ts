// biome-ignore-all lint/suspicious/noTemplateCurlyInString: names as they stand in the files
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { pgTapMissing } from '../supabase/testing/pg-tap.ts'
import { engineMissing, enginesMissing } from './engines.ts'
import { podmanMissing } from './podman.ts'

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

const promtoolMissing = () =>
  spawnSync('promtool', ['--version']).status === 0 ? null : 'no promtool (Debian: prometheus)'

const firefoxMissing = () => engineMissing('firefox')

const debianPostgresMissing = () =>
  existsSync('/usr/lib/postgresql') ? null : 'no Postgres of Debian, whose programs copy it (postgresql)'

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
    file: 'tests/budgets/processes.test.ts',
    missing: linuxMissing,
    tests: ['a descendant counts for the app in whose folder it runs'],
  },
  {
    file: 'supabase/tests/sql.integration.test.ts',
    missing: pgTapMissing,
    tests: ['%s passes'],
  },
  {
    file: 'apps/site/nginx-conf.integration.test.ts',
    missing: nginxMissing,
    tests: ['nginx.conf is valid for a plain nginx of Debian'],
  },
  {
    file: 'tests/release/front-door.spec.ts',
    missing: nginxMissing,
    tests: ['a page comes from one instance while that lives, and from the other one when it does not'],
  },
  {
    file: 'tests/release/alerts.spec.ts',
    missing: promtoolMissing,
    tests: [
      'the alert rules fire when they should, and not before',
      'a rule that is loosened fails its test',
      'each alert has a paragraph of its own in the runbook, and the other way round',
      'each of mail, lake and Postgres stops alone: its alert fires, and ends when it is back',
    ],
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
  {
    file: 'tests/deploy/recovery/recovery.rehearsal.test.ts',
    missing: debianPostgresMissing,
    tests: [
      'a database that is lost comes back but for its last minute, and who was deleted stays away',
      'a slot that the database gave up is made anew, one that it keeps is not',
    ],
  },
  {
    file: 'tests/deploy/recovery/two-servers.rehearsal.test.ts',
    missing: podmanMissing,
    tests: [
      'each secret of the table rotates while visitors and editors read',
      'a server that is lost comes back on a second bare one, but for its last minute',
    ],
  },
  {
    file: 'tests/release/bare-server.spec.ts',
    missing: podmanMissing,
    tests: [
      'one command and the name of the domain make a bare Debian serve over TLS',
      'a browser shows the published page at its real name',
      'a second run repeats nothing, and keeps every secret',
      'what fails says what to do, in a sentence',
      'the next release takes over and goes back, while visitors and editors read',
      'each unit comes back from kill -9, and pages are served meanwhile',
      'secrets of this server rotate while visitors and editors read',
      'with the vendors away pages are served and /ready says so; with them back all is well',
    ],
  },
  {
    file: 'tests/release/by-hand.spec.ts',
    missing: podmanMissing,
    tests: [
      'a checkout is installed, its content moved, and each part built, by the commands of the README',
      'each part starts by the command of the README, and answers behind its nginx.conf',
      'the tools work from the checkout',
    ],
  },
  {
    file: 'tests/release/container-image.spec.ts',
    missing: podmanMissing,
    tests: ['the image is small, runs as nobody without writing, and says that it is well'],
  },
]
