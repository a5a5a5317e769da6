import { missingMap } from '../../../map/answer-file.ts'

export const dynamic = 'force-dynamic'

/** Where the page of an unknown, closed, expired or deleted map leads: a page cannot answer 404 without a script. */
export const GET = (request: Request) => missingMap(request.headers)
