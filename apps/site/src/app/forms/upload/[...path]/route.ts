import { relayUpload } from '../../../../relay/relay-upload.ts'

interface Context {
  params: Promise<{ path: string[] }>
}

export const POST = async (request: Request, { params }: Context) => relayUpload(request, (await params).path)
