import { missingMap } from '../../../map/answer-file.ts'

export const dynamic = 'force-dynamic'

/** A page cannot answer 404 without a script. */
export const GET = (request: Request) => missingMap(request.headers)
