import { house } from '../../../map/house.ts'
import { checkLink } from '../../../session/pasted-link.ts'

export const dynamic = 'force-dynamic'

/** Reached by a rewrite only. */
export const GET = () => checkLink(house())
export const POST = GET
