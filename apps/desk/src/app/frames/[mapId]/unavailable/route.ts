import { frameHeaders } from '../../../../preview/frame-response.ts'
import { unavailableResponse } from '../../../../shell/unavailable-response.ts'

interface Context {
  params: Promise<{ mapId: string }>
}

/** Frames run no script, and the page of an error is drawn by one. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  return unavailableResponse(`/frames/${(await params).mapId}/page`, frameHeaders['Content-Security-Policy'])
}
