import * as z from 'zod/mini'
import { maxProfileBytes } from '../limits.ts'
import type { Profile } from '../profile.ts'
import { utf8Bytes } from '../text.ts'
import { normalizeProfile } from './normalize-profile.ts'

export const profileSchema = z.pipe(
  z.unknown(),
  z.transform((value, context): Profile => {
    const profile = normalizeProfile(value)
    if (profile !== null && utf8Bytes(JSON.stringify(profile)) <= maxProfileBytes) return profile
    context.issues.push({ code: 'custom', message: 'not a profile', input: value })
    return z.NEVER
  }),
)
