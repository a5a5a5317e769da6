import { forgetAll } from '../device/device-store.ts'

/** Forgets everything of a session on this device: drafts at once, pictures as soon as their code is here. Never fails. */
export async function forgetSession(sessionId: string): Promise<void> {
  forgetAll(sessionId)
  const pictures = await import('../steps/visuals/tray/device-pictures.ts').catch(() => null)
  await pictures?.forgetPictures(sessionId)
}

/** Leaves a session that has been deleted, with nothing of it left on this device. */
export async function leaveDeleted(sessionId: string): Promise<void> {
  await forgetSession(sessionId)
  location.replace('/wiring/delete?done')
}
