import { Suspense } from 'react'
import styled from 'styled-components'
import { callDesk, nullIfUnavailable } from '../desk-api/call-desk.ts'
import { requireAnswer } from '../desk-api/require-answer.ts'
import { Lamp } from '../parts/lamp.tsx'
import { requireSession } from '../session/session.ts'
import { DeskNav } from './desk-nav.tsx'

const Bar = styled.header`
  display: flex;
  align-items: center;
  gap: 0 28px;
  min-height: 56px;
  padding: 0 var(--edge);
  border-bottom: 1px solid var(--ink);

  @media (max-width: 1199px) {
    flex-wrap: wrap;
  }

  @media (max-width: 519px) {
    gap: 0 12px;
  }
`

const Home = styled.a`
  font-size: 1.125rem;
  font-weight: 700;
  letter-spacing: -0.02em;
  text-decoration: none;

  @media (max-width: 1199px) {
    display: inline-flex;
    align-items: center;
    min-height: 48px;
  }
`

const HealthLink = styled.a`
  color: var(--ink-2);
  text-decoration: none;
  white-space: nowrap;

  &:hover {
    text-decoration: underline;
  }

  @media (max-width: 1199px) {
    display: inline-flex;
    align-items: center;
    min-height: 48px;
    margin-left: auto;
  }

  @media (max-width: 519px) {
    --lamp-line-height: 1.25;

    flex: 1 1 0;
    justify-content: end;
    min-width: 0;
    white-space: normal;
  }
`

const Operator = styled.div`
  display: flex;
  align-items: center;
  gap: 16px;
  white-space: nowrap;

  @media (max-width: 1199px) {
    min-height: 48px;
  }
`

const OperatorLink = styled.a`
  display: inline-block;
  max-width: 12em;
  padding: 8px 0;
  overflow: hidden;
  text-decoration-color: var(--line);
  text-overflow: ellipsis;
`

const SignOut = styled.form`
  @media (max-width: 519px) {
    display: none;
  }
`

const SignOutButton = styled.button`
  padding: 8px 0;
  border: 0;
  background: none;
  color: var(--ink-2);
  font-size: 0.875rem;
  text-decoration: underline;
  text-decoration-color: var(--line);
  text-underline-offset: 0.18em;

  @media (pointer: coarse) {
    min-height: 44px;
  }
`

export async function DeskBar() {
  const { operator } = await requireAnswer('who', {})
  return (
    <Bar>
      <Home href="/">Desk</Home>
      <DeskNav mayExport={operator.role === 'lead'} />
      <Suspense fallback={null}>
        <Health />
      </Suspense>
      <Operator>
        <OperatorLink href="/operators">
          <bdi>{operator.name}</bdi>
        </OperatorLink>
        <SignOut method="post" action="/api/sign-out">
          <SignOutButton type="submit">Sign out</SignOutButton>
        </SignOut>
      </Operator>
    </Bar>
  )
}

async function Health() {
  const answer = await nullIfUnavailable(callDesk(await requireSession(), 'health', {}))
  if (answer?.status !== 'ok') return null
  const { mails, maps, red } = answer
  return (
    <HealthLink className="ui-label" href="/health">
      <Lamp
        signal={red.length > 0 ? 'red' : 'green'}
      >{`Mail ${mails.queued} waiting · drafts ${maps.drafts_failed} failed`}</Lamp>
    </HealthLink>
  )
}
