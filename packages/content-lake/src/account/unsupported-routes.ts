import type { Route } from '../http/routes.ts'
import { notSupported } from '../lake-error.ts'

/** Parts of the hosted API that answer 501 here. */
const unsupported: Record<string, string> = {
  'graphql/*': 'GraphQL',
  'schedules/*': 'scheduled publishing',
  'data/releases/*': 'content releases and scheduled drafts',
  'data/history/:dataset/events/releases/*': 'content releases and scheduled drafts',
  'comments/*': 'comments',
  'collaboration/*': 'comments',
  'agent/*': 'agent actions',
  'assist/*': 'AI assistance',
  'embeddings-index/*': 'embeddings',
  'media-libraries/*': 'the media library',
  'assets/media-library-link/*': 'the media library',
  'hooks/*': 'webhooks managed by API',
  'projects/:id/datasets/:name/copy': 'dataset copies',
}

export const unsupportedRoutes: Route[] = Object.entries(unsupported).map(([path, what]) => ({
  method: '*',
  path,
  handle: () => {
    throw notSupported(what)
  },
}))
