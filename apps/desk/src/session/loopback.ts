import { env } from '../env.ts'

/**
 * Whether the desk runs on the machine of who uses it. The function `desk-sign-in` decides by itself what
 * that allows.
 */
export const onLoopback = (): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(new URL(env().DESK_URL).hostname)
