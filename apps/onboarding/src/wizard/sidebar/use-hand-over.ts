import { callFunction } from '@wiring/contract/call'
import { showToast } from '@wiring/ui/toast'
import { parseSession } from '../../session/session-client.ts'
import { useWizard } from '../wizard-context.ts'

/** Sends what is answered on this device only to where the link opens it; false where it did not arrive. */
export function useHandOver(): () => Promise<boolean> {
  const { session, steps, supabase, dispatch } = useWizard()
  return async () => {
    const answers = Object.assign({}, ...steps.map(({ halfAnswers }) => halfAnswers?.(session)))
    if (Object.keys(answers).length === 0) return true
    const answer = await callFunction({
      supabase,
      name: 'hand-over-answers',
      body: { sessionId: session.session_id, answers },
      answer: (data) => data,
      retries: 1,
    })
    const stored = answer.state === 'answered' ? await parseSession(answer.data).catch(() => null) : null
    if (stored !== null) dispatch({ type: 'synced', session: stored })
    else
      showToast({
        title: 'Your answers were not sent.',
        description: 'They stay on this device. Elsewhere the survey begins anew.',
        tone: 'error',
      })
    return stored !== null
  }
}
