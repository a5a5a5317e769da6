import { endBecause } from '@wiring/server/end-because'
import { env, inABuild } from '../env.ts'
import { lakeProblem } from './client.ts'

/** Runs before a build, whose pages would otherwise fail one by one. */
const otherwise = 'BUILD_WITHOUT_LAKE=yes builds with the content of the repository.'

async function problem(): Promise<string | null> {
  if (env.BUILD_WITHOUT_LAKE) return null
  if (env.NEXT_PUBLIC_SANITY_PROJECT_ID === inABuild.NEXT_PUBLIC_SANITY_PROJECT_ID)
    return `The build reads the content lake that NEXT_PUBLIC_SANITY_PROJECT_ID names; ${otherwise}`
  const found = await lakeProblem(10_000)
  return found && `${found} A build reads it; ${otherwise}`
}

endBecause(await problem())
