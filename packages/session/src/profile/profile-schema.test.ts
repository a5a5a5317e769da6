import { expect, test } from 'vitest'
import { profileSchema } from './profile-schema.ts'

test('a profile is normalized by parsing', () => {
  for (const value of [[], 'x', 1, null, true, undefined])
    expect(profileSchema.safeParse(value).success).toBe(false)
  const profile = profileSchema.parse({ strengths: ['x'], secret: 'y' })
  expect(profile).toMatchObject({ strengths: ['x'], self_description: '' })
  expect(profileSchema.parse(profile)).toEqual(profile)
})
