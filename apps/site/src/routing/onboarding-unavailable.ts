import { staticErrorPage, staticErrorPagePolicy } from '@wiring/ui/static-error-page'
import { wizardHeaders } from '../security/headers.ts'

export function onboardingUnavailable(): Response {
  return new Response(page, {
    status: 503,
    headers: {
      ...wizardHeaders,
      'Content-Type': 'text/html; charset=utf-8',
      'Retry-After': '10',
      'Content-Security-Policy': staticErrorPagePolicy,
    },
  })
}

const page = staticErrorPage({
  title: 'Line down: wiring is not available',
  status: 'Status 503 · line down',
  heading: 'This line is down for a moment.',
  text: 'Nothing you saved is lost. The link in your mail stays valid, so try again in a few seconds.',
  links: [
    { label: 'Retry', address: '' },
    { label: 'Home', address: '/' },
  ],
})
