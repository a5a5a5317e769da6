import { house } from '../../../map/house.ts'
import { missingMap } from '../../../map/missing-map.ts'

export const dynamic = 'force-dynamic'

/** A page cannot answer 404 without a script. */
export const GET = (request: Request) => missingMap(request.headers, house())
export const POST = GET
