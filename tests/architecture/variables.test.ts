import { ofFunctions } from '@wiring/deploy/server-settings'
import { expect, test } from 'vitest'
import { read, sourceFiles } from './source-files.ts'

const example = read('.env.example')

/** Told by a host, a platform, a unit or a build; nobody sets them by hand. */
const given = [
  ...['NODE_ENV', 'NEXT_PHASE', 'NEXT_RUNTIME', 'VERCEL_ENV', 'PORT', 'HOSTNAME', 'INIT_CWD'],
  ...[
    'NEXT_DIST_DIR',
    'STUDIO_DIST_DIR',
    'RELEASE',
    'SOURCE_DATE_EPOCH',
    'TYPES_FILE',
    'WIRING_DATA',
    'SYSTEMCTL',
    'TRACEWORK_LOCKED',
  ],
  ...['SUPABASE_URL', 'SUPABASE_SECRET_KEYS', 'SUPABASE_PUBLISHABLE_KEYS'],
  ...['SUPABASE_SERVICE_ROLE_KEY', 'SUPABASE_ANON_KEY'],
]

const name = '[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*'
const ships = sourceFiles().filter(
  (file) =>
    /^(apps|deploy|studio|supabase\/functions|packages\/server)\//.test(file) && !/\.test\.tsx?$/.test(file),
)

/** `NAME: z.url()…` of a schema, with all that stands before the next. */
const entriesOf = (text: string) =>
  text
    .split(new RegExp(`(?<![\\w.'])(?=${name}:\\s)`))
    .map((part) => new RegExp(`^(${name}):\\s+([\\s\\S]*)`).exec(part))
    .filter((found) => found !== null)
    .map(([, key = '', rest = '']) => ({ key, rest }))

const isSchema = /^(z\b|secret|address|text|hops|list|ifUsable|withoutSlash|origin|namedKeys)/

function readIn(text: string): string[] {
  const schema = text.includes('zod') ? entriesOf(text).filter(({ rest }) => isSchema.test(rest)) : []
  const direct = text.matchAll(new RegExp(`(?:process\\.env|setVariables\\(\\))\\.(${name})`, 'g'))
  const taken = text.matchAll(/\{([^{}]*)\}\s*=\s*(?:setVariables\(\)|process\.env)/g)
  const destructured = [...taken].flatMap(([, names = '']) => [
    ...names.matchAll(new RegExp(`\\b${name}\\b`, 'g')),
  ])
  return [
    ...schema.map(({ key }) => key),
    ...[...direct].map(([, key = '']) => key),
    ...destructured.map(([key]) => key),
  ]
}

const documented = new Set(
  [...example.matchAll(new RegExp(`(?:^|^# |(?<=^# .*\\s))(${name})=`, 'gm'))].map(([, key = '']) => key),
)

test('every variable that the code reads is explained in .env.example', () => {
  const names = new Set(ships.flatMap((file) => readIn(read(file))))
  expect(names.size).toBeGreaterThan(35)
  expect([...names].filter((key) => !documented.has(key) && !given.includes(key)).toSorted()).toEqual([])
})

test('install hands the functions every variable that they read', () => {
  const functions = ships.filter((file) => file.startsWith('supabase/functions/'))
  const names = new Set(functions.flatMap((file) => readIn(read(file))))
  expect([...ofFunctions].toSorted()).toEqual([...names].filter((key) => !given.includes(key)).toSorted())
})

test('every variable of .env.example is read somewhere', () => {
  const code = sourceFiles()
    .filter((file) => !file.startsWith('tests/architecture/'))
    .map(read)
    .join('\n')
  const port = /^PORT_/
  const unread = [...documented].filter((key) => !port.test(key) && !new RegExp(`\\b${key}\\b`).test(code))
  expect(unread).toEqual([])
})

test('a default is said as it is', () => {
  const defaults = ships
    .filter((file) => read(file).includes('zod'))
    .flatMap((file) => entriesOf(read(file)))
    .flatMap(({ key, rest }) => {
      const value = /\.default\((?:'([^']*)'|([\d_]+))\)/.exec(rest)
      return value && isSchema.test(rest) ? [[key, value[1] ?? value[2]?.replaceAll('_', '')] as const] : []
    })
    .filter(([key]) => !given.includes(key))
  expect(defaults.length).toBeGreaterThan(5)
  const words = example.replaceAll('\n# ', ' ')
  const unsaid = defaults.filter(([key, value = '']) => {
    const [before = ''] = words.split(new RegExp(`^${key}=`, 'm'))
    const comment = before.trimEnd().split('\n').at(-1) ?? ''
    return (
      !example.includes(`\n${key}=${value}\n`) &&
      !comment.includes(`Default: ${value}`) &&
      !comment.includes(`${value} (default)`)
    )
  })
  expect(unsaid).toEqual([])
})
