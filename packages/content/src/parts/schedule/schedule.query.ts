/**
 * A filter for documents that are due now. A cached answer must be revalidated at `publishAt` and
 * `unpublishAt`.
 */
export const isDue = `(!defined(publishAt) || dateTime(publishAt) <= dateTime(now())) && (!defined(unpublishAt) || dateTime(unpublishAt) > dateTime(now()))`
