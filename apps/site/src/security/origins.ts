import { env } from '../env.ts'

const origin = (url: string) => new URL(url).origin

/** Picture URLs of the local lake have `localhost`. */
export const origins = {
  lake: env.SANITY_API_HOST
    ? `${origin(env.SANITY_API_HOST)} ${origin(env.SANITY_API_HOST).replace('127.0.0.1', 'localhost')}`
    : 'https://cdn.sanity.io',
  supabase: origin(env.NEXT_PUBLIC_SUPABASE_URL),
  studio: origin(env.NEXT_PUBLIC_SANITY_STUDIO_URL),
}
