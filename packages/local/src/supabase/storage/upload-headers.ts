import { AsyncLocalStorage } from 'node:async_hooks'
import * as z from 'zod'
import { parseJson } from '../../parse-json.ts'

export interface UploadHeaders {
  cacheControl: string
  xRobotsTag: string
  userMetadata?: Record<string, unknown>
}

const given = new AsyncLocalStorage<UploadHeaders>()

const metadata = z.record(z.string(), z.unknown())

/** As the hosted server keeps them, signed uploads included. */
export function withUploadHeaders<Result>({ headers }: Request, upload: () => Result): Result {
  const text = Buffer.from(headers.get('x-metadata') ?? '', 'base64').toString('utf8')
  const userMetadata = metadata.safeParse(parseJson(text)).data
  const read: UploadHeaders = {
    cacheControl: headers.get('cache-control') ?? 'no-cache',
    xRobotsTag: headers.get('x-robots-tag') ?? 'none',
    ...(userMetadata === undefined ? {} : { userMetadata }),
  }
  return given.run(read, upload)
}

export const uploadHeaders = (): UploadHeaders | undefined => given.getStore()

/** Defect of lite 0.10: user metadata is not written. From `metadata` it goes to its own column here. */
export const keepUserMetadata = `
  create or replace function storage.keep_user_metadata() returns trigger language plpgsql as $$
  begin
    new.user_metadata := new.metadata -> 'userMetadata';
    new.metadata := new.metadata - 'userMetadata';
    return new;
  end $$;
  create or replace trigger keep_user_metadata before insert or update on storage.objects
    for each row when (jsonb_exists(new.metadata, 'userMetadata'))
    execute function storage.keep_user_metadata();`
