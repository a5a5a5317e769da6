import type { WiringSession } from '@wiring/contract/session'

/** As SQL makes it, before the first step is saved. */
export const newSession: WiringSession = {
  session_id: '0f81d4fa-7dec-11d0-a765-00a0c91e6bf6',
  email: 'mara@deep.example',
  survey_completed: false,
  survey_data: null,
  survey_version: '2027-01',
  json_submitted: false,
  json_profile: null,
  images_uploaded: false,
  image_urls: [],
  wiring_complete: false,
  name_for_certificate: null,
  expires_at: '2026-12-20T00:00:00Z',
}
