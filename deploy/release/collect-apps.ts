import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '../environment.ts'
import { run } from './run.ts'

const apps = ['site', 'onboarding', 'desk'] as const

/** Beside the folders of the apps. */
export const preload = 'listen-when-ready'

/** Beside the builds of a running stack. */
const nextFolder = '.next-release'
const studioFolder = 'dist-release'

/** Next would draw one for each build. No app has server actions. */
const noActions = Buffer.alloc(32).toString('base64')

/** `seconds`: since 1970, of the commit. */
export function buildApps(release: string, seconds: number): void {
  for (const app of apps) {
    console.log(`Build ${app}`)
    const folder = join(repositoryRoot, 'apps', app)
    rmSync(join(folder, nextFolder), { recursive: true, force: true })
    run('npm', ['run', 'build', '-w', `@wiring/${app}`], repositoryRoot, {
      RELEASE: release,
      // A shell or a test may have another one, with which Next leaves out what only production has.
      NODE_ENV: 'production',
      NEXT_DIST_DIR: nextFolder,
      NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: noActions,
      NEXT_TELEMETRY_DISABLED: '1',
    })
  }
  console.log('Build the Studio')
  rmSync(join(repositoryRoot, 'studio', studioFolder), { recursive: true, force: true })
  run('npm', ['run', 'build', '-w', '@wiring/studio'], repositoryRoot, {
    NODE_ENV: 'production',
    STUDIO_DIST_DIR: studioFolder,
    SOURCE_DATE_EPOCH: String(seconds),
  })
}

/** The traced files of the three apps overlap in `node_modules` and `packages`, where they are the same. */
export function collectApps(release: string): void {
  for (const app of apps) {
    const built = join(repositoryRoot, 'apps', app, nextFolder)
    cpSync(join(built, 'standalone'), release, { recursive: true, verbatimSymlinks: true })
    const target = join(release, 'apps', app)
    removeOtherBuilds(target)
    sortRoutes(join(target, nextFolder))
    listenWhenReady(join(target, 'server.js'))
    cpSync(join(built, 'static'), join(target, nextFolder, 'static'), { recursive: true })
    const answers = join(built, 'lake-answers')
    if (existsSync(answers)) cpSync(answers, join(target, nextFolder, 'lake-answers'), { recursive: true })
    const files = join(repositoryRoot, 'apps', app, 'public')
    if (existsSync(files)) cpSync(files, join(target, 'public'), { recursive: true })
  }
  cpSync(join(repositoryRoot, 'studio', studioFolder), join(release, 'studio/dist'), { recursive: true })
  removeTests(join(release, 'packages'))
  collectFonts(release)
  // The one of the lockfile: a server needs none of its own, and a rollback takes back the one of before.
  mkdirSync(join(release, 'bin'))
  cpSync(join(repositoryRoot, 'node_modules/node/bin/node'), join(release, 'bin/node'))
}

/** Next writes them in the order in which its compilation came to them, which differs between builds. */
function sortRoutes(built: string): void {
  for (const name of ['app-path-routes-manifest.json', 'server/app-paths-manifest.json']) {
    const routes: object = JSON.parse(readFileSync(join(built, name), 'utf8'))
    const sorted = Object.entries(routes).toSorted(([one], [other]) => (one < other ? -1 : 1))
    writeFileSync(join(built, name), JSON.stringify(Object.fromEntries(sorted), null, 2))
  }
}

/** What `npm start` gives as `--import`: however this file is started, the port waits for the app. */
function listenWhenReady(server: string): void {
  writeFileSync(server, `import '../${preload}.mjs'\n${readFileSync(server, 'utf8')}`)
}

/** Of the site, whose next.config.ts leaves the list of them to Node: no tracing sees that. */
function collectFonts(release: string): void {
  const list = 'packages/sheet/src/fonts/font-files.ts'
  const text = readFileSync(join(repositoryRoot, list), 'utf8')
  for (const file of [list, ...(text.match(/node_modules\/@fontsource\/[^']+/g) ?? [])])
    cpSync(join(repositoryRoot, file), join(release, file))
  const link = join(release, 'node_modules/@wiring/sheet')
  mkdirSync(join(link, '..'), { recursive: true })
  rmSync(link, { force: true })
  symlinkSync('../../packages/sheet', link)
}

/** Tracing takes those of this machine, with their draft keys; its lists of them are read by builds only. */
function removeOtherBuilds(app: string): void {
  for (const name of readdirSync(app))
    if (name.startsWith('.next') && name !== nextFolder) rmSync(join(app, name), { recursive: true })
  for (const name of readdirSync(join(app, nextFolder), { recursive: true, encoding: 'utf8' }))
    if (name.endsWith('.nft.json')) rmSync(join(app, nextFolder, name))
}

/** Tracing takes what lies beside a file, too. */
function removeTests(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile() && /\.(test|spec)\.tsx?$|\.md$/.test(entry.name))
      rmSync(join(entry.parentPath, entry.name))
}
