/** For `listen`: tells of drafts and of documents with a dot in their id too, once a query would find the change. */
export const everyVersion = {
  visibility: 'query' as const,
  events: ['welcome' as const, 'mutation' as const],
  includeAllVersions: true,
}
