/** For `listen`: drafts and ids with a dot too, once a query would find the change. */
export const listenOptions = {
  visibility: 'query' as const,
  events: ['welcome' as const, 'mutation' as const],
  includeAllVersions: true,
}
