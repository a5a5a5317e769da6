export const dynamic = 'force-dynamic'

/** For whoever restarts a process that hangs: it asks nobody. */
export const GET = () => new Response('alive')
