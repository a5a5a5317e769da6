/**
 * A filter for documents that are due now. It stays in the query, so a cached answer is as old as its cache:
 * whoever caches also needs a tick that revalidates at `publishAt` and `unpublishAt`.
 */
export const isDue = `(!defined(publishAt) || dateTime(publishAt) <= dateTime(now())) && (!defined(unpublishAt) || dateTime(unpublishAt) > dateTime(now()))`
