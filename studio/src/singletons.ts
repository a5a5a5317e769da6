import { singletons } from '@wiring/content/singletons'
import type { DocumentActionsResolver, NewDocumentOptionsResolver } from 'sanity'

const names = new Set<string>(singletons)
const forbidden = new Set(['delete', 'duplicate', 'unpublish'])

export const actionsOfSingletons: DocumentActionsResolver = (actions, { schemaType }) =>
  names.has(schemaType)
    ? actions.filter(({ action }) => action === undefined || !forbidden.has(action))
    : actions

export const withoutSingletons: NewDocumentOptionsResolver = (templates) =>
  templates.filter(({ templateId }) => !names.has(templateId))
