import { App, setExperimental } from '@supabase/lite'
import type { Secrets } from '../settings.ts'
import type { Database } from './database.ts'
import { diskAdapter } from './storage/disk-adapter.ts'
import { UnfinishedUploads } from './storage/unfinished-uploads.ts'
import { keepUserMetadata } from './storage/upload-headers.ts'

/** No admin mode, which serves local requests without a key as service_role. */
export async function liteApp(database: Database, objectFolder: string, secrets: Secrets): Promise<App> {
  setExperimental('storage', true)
  const app = new App({
    connection: database.connection,
    api: { enabled: true, schemas: ['public'] },
    auth: {
      enabled: false,
      jwt_secret: secrets.jwtSecret,
      publishable_key: secrets.supabasePublishableKey,
      secret_key: secrets.supabaseSecretKey,
    },
    storage: { enabled: true, file_size_limit: '5MiB' },
    options: { server: { admin: false, disableStudio: true } },
  })
  const uploads = new UnfinishedUploads(objectFolder, async (bucket, key) => {
    const query = 'select 1 from storage.objects where bucket_id = $1 and name = $2'
    return (await database.runner.rows(query, [bucket, key])).length > 0
  })
  await uploads.recover()
  app._storageAdapter = diskAdapter(objectFolder, uploads)
  await app.init()
  await database.runner.script(keepUserMetadata)
  return app
}
