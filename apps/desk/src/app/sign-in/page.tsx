import { isLoopback } from '@wiring/contract/desk/access'
import { EarlyPress } from '@wiring/ui/early-press'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { callDesk, nullIfUnavailable } from '../../desk-api/call-desk.ts'
import { env } from '../../env.ts'
import { getSession } from '../../session/session.ts'
import { ForgetEverywhere } from '../../shell/forget-on-sign-out.tsx'
import { nextPath } from '../../sign-in/next-path.ts'
import { SignInScreen } from '../../sign-in/sign-in-screen.tsx'

export const metadata: Metadata = { title: 'Sign in' }

const notices: Record<string, string> = {
  yes: 'You are signed out.',
  here: 'You are signed out in this browser. The server could not be told: there the session ends within an hour.',
}

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export default async function SignInPage({ searchParams }: Props) {
  const { next, 'signed-out': signedOut } = await searchParams
  const status = await sessionStatus()
  if (status === 'ok') redirect(nextPath(next))
  const notice = notices[String(signedOut)] ?? ''
  return (
    <main id="main" tabIndex={-1}>
      {notice && <ForgetEverywhere />}
      <EarlyPress nonce={(await headers()).get('x-nonce') ?? ''} />
      <SignInScreen
        next={nextPath(next)}
        first={status === 'second_factor' ? 'passkey' : 'address'}
        isLoopback={isLoopback(env().DESK_URL)}
        notice={notice}
      />
      <noscript>
        <p>The desk needs JavaScript: a passkey cannot be used without it.</p>
      </noscript>
    </main>
  )
}

async function sessionStatus(): Promise<string> {
  const session = await getSession()
  if (session === null) return 'signed_out'
  return (await nullIfUnavailable(callDesk(session, 'who', {})))?.status ?? 'signed_out'
}
