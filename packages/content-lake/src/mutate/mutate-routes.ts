import { isObject, textOf } from '../documents/lake-document.ts'
import { requirePrivileged } from '../http/caller.ts'
import { booleanParam, readJson } from '../http/lake-request.ts'
import { type Route, responseSent } from '../http/routes.ts'
import { badRequest } from '../lake-error.ts'
import type { Lake } from '../store/lake.ts'
import { applyAction } from './apply-action.ts'
import { mutate } from './mutate.ts'

export function mutateRoutes(lake: Lake): Route[] {
  return [
    {
      method: 'POST',
      path: 'data/mutate/:dataset',
      handle: async (request) => {
        requirePrivileged(request.caller)
        const body = await readJson(request)
        const answer = mutate(lake, {
          mutations: body.mutations,
          transactionId:
            textOf(body.transactionId) ?? request.url.searchParams.get('transactionId') ?? undefined,
          author: request.caller.author,
          autoGenerateArrayKeys: booleanParam(request, 'autoGenerateArrayKeys'),
          dryRun: booleanParam(request, 'dryRun'),
        })
        const withDocuments = booleanParam(request, 'returnDocuments')
        const results = answer.results.map(({ document, ...result }) =>
          withDocuments && document ? { ...result, document } : result,
        )
        return { transactionId: answer.transactionId, results }
      },
    },
    {
      method: 'POST',
      path: 'data/actions/:dataset',
      handle: async (request) => {
        requirePrivileged(request.caller)
        const body = await readJson(request)
        const actions = Array.isArray(body.actions) ? body.actions : []
        if (actions.length === 0 || !actions.every(isObject))
          throw badRequest('The body needs an "actions" array')
        const transaction = lake.begin(request.caller.author, textOf(body.transactionId))
        for (const [index, action] of actions.entries()) applyAction({ lake, transaction, index, action })
        if (body.dryRun === true) transaction.validatedChanges()
        else lake.commit(transaction)
        return { transactionId: transaction.id }
      },
    },
    {
      method: 'GET',
      path: 'data/export/:dataset',
      handle: ({ caller, response, url }) => {
        requirePrivileged(caller)
        const types = url.searchParams.get('types')?.split(',')
        response.writeHead(200, { 'content-type': 'application/x-ndjson', 'cache-control': 'no-store' })
        for (const document of lake.documents.byId.values())
          if (!types || types.includes(document._type)) response.write(`${JSON.stringify(document)}\n`)
        response.end()
        return responseSent
      },
    },
  ]
}
