import type { RequestListener } from 'node:http'
import type { LakeSettings } from '../settings.ts'
import { parseRequest } from './parse-request.ts'
import { sendError, sendJson, sendPreflight, setCorsHeaders } from './respond.ts'
import { dispatcher, type Route, responseSent } from './routes.ts'

export function requestListener(routes: Route[], settings: LakeSettings): RequestListener {
  const dispatch = dispatcher(routes)
  return async (incoming, response) => {
    try {
      const request = parseRequest(incoming, response, settings)
      setCorsHeaders(response, request.caller)
      if (request.method === 'OPTIONS')
        return sendPreflight(response, request.caller, incoming.headers['access-control-request-headers'])
      const result = await dispatch(request)
      if (result !== responseSent) sendJson(response, 200, result)
    } catch (error) {
      sendError(response, error)
    }
  }
}
