import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { type BrowserContext, test as base } from '@playwright/test'
import { runningDatabase } from '@wiring/local/running-database'
import { addresses } from '../running-stack/addresses.ts'
import { testFolder } from '../running-stack/test-stack.ts'

export interface Operator {
  id: string
  name: string
  email: string
  role: 'operator' | 'lead'
}

export const { transaction } = runningDatabase(join(testFolder, 'supabase'))

export const sql = <Row>(statement: string, parameters: readonly string[] = []): Promise<Row[]> =>
  transaction(({ rows }) => rows<Row>(statement, parameters))

export async function createOperator(given: Partial<Omit<Operator, 'id'>> = {}): Promise<Operator> {
  const email = given.email ?? `operator-${randomBytes(6).toString('hex')}@tracework.example`
  const { name, role } = { name: 'Mara', role: 'lead' as const, ...given }
  const [made] = await sql<{ operator_id: string }>(
    'insert into private.operators (email, name, role) values ($1, $2, $3) returning operator_id',
    [email, name, role],
  )
  return { id: made?.operator_id ?? '', email, name, role }
}

interface SignInOptions {
  factor?: 'code' | 'passkey' | 'code_on_loopback'
  /** `false`: deletions and exports ask for the second factor. */
  confirmed?: boolean
}

/** The value of the cookie. */
export async function signInToken(
  { id }: Operator,
  { factor = 'passkey', confirmed = true }: SignInOptions = {},
): Promise<string> {
  const token = randomBytes(32).toString('hex')
  await sql(
    `insert into private.operator_sessions (token_hash, operator_id, factor, user_agent, confirmed_at)
     values (private.secret_hash($1), $2::uuid, $3, 'a browser under test', case when $4 = 'yes' then now() end)`,
    [token, id, factor, confirmed ? 'yes' : 'no'],
  )
  return token
}

export async function signIn(context: BrowserContext, operator: Operator, options?: SignInOptions) {
  const token = await signInToken(operator, options)
  await context.addCookies([
    { name: 'desk', value: token, url: addresses.desk, httpOnly: true, sameSite: 'Strict' },
  ])
  return token
}

export async function removeOperators(...operators: Operator[]): Promise<void> {
  for (const { id } of operators)
    await sql('update private.operators set removed_at = now() where operator_id = $1::uuid', [id])
}

export const test = base.extend<{ operator: Operator }>({
  baseURL: addresses.desk,
  operator: async ({ context }, use) => {
    const operator = await createOperator()
    await signIn(context, operator)
    await use(operator)
    await removeOperators(operator)
  },
  page: async ({ page, operator }, use) => {
    if (operator.id === '') throw new Error('The operator was not made.')
    await use(page)
  },
})
