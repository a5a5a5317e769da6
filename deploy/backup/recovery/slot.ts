import type { DatabaseTarget } from '../../targets/database-target.ts'

export const slotName = 'tracework'

/** The database keeps its log for the slot, unless it was told to keep no more than so much of it. */
const dropLost = `
  select pg_drop_replication_slot(slot_name) from pg_replication_slots
  where slot_name = '${slotName}' and wal_status = 'lost'`

const make = `
  select pg_create_physical_replication_slot('${slotName}', true)
  where not exists (select from pg_replication_slots where slot_name = '${slotName}')`

/** Whether it is a new one: then no older copy of the database goes on by what it brings. */
export async function takeSlot(database: DatabaseTarget): Promise<boolean> {
  await database.transaction(({ rows }) => rows(dropLost))
  return database.transaction(async ({ rows }) => (await rows(make)).length > 0)
}
