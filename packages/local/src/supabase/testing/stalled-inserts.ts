import { join } from 'node:path'
import { runningDatabase } from '../running-database.ts'
import type { RunningStack } from './local-stack.ts'

/**
 * Stalls the insert of this object's row, so that a test can kill the stack between bytes and row. Returns
 * the undo.
 */
export async function stallInserts(stack: RunningStack, name: string): Promise<() => Promise<void>> {
  const run = (...statements: string[]) =>
    runningDatabase(join(stack.data, 'supabase')).transaction(async ({ rows }) => {
      for (const statement of statements) await rows(statement)
    })
  await run(
    `create function public.stall() returns trigger language plpgsql as $$ begin
       while clock_timestamp() < statement_timestamp() + interval '1 minute' loop perform pg_sleep(0.1); end loop;
       return new;
     end $$`,
    `create trigger wiring_stall before insert on storage.objects
       for each row when (new.name = '${name}') execute function public.stall()`,
  )
  return () => run('drop function public.stall() cascade')
}
