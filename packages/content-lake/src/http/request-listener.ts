import type { RequestListener } from 'node:http'
import type { LakeSettings } from '../settings.ts'
import { parseRequest } from './parse-request.ts'
import { allowOrigin, answerError, answerJson, answerPreflight } from './respond.ts'
import { answered, dispatcher, type Route } from './routes.ts'

/** Answers with JSON unless the handler wrote the response; errors in the shape of the API. */
export function requestListener(routes: Route[], settings: LakeSettings): RequestListener {
  const dispatch = dispatcher(routes)
  return async (incoming, response) => {
    try {
      const request = parseRequest(incoming, response, settings)
      allowOrigin(response, request.caller)
      if (request.method === 'OPTIONS')
        return answerPreflight(response, request.caller, incoming.headers['access-control-request-headers'])
      const result = await dispatch(request)
      if (result !== answered) answerJson(response, 200, result)
    } catch (error) {
      answerError(response, error)
    }
  }
}
