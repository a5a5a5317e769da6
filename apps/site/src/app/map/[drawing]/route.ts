import { specimenDrawings } from '../../../specimen/specimen-drawings.ts'

export const dynamic = 'force-static'
export const dynamicParams = false

export const generateStaticParams = () => Object.keys(specimenDrawings).map((drawing) => ({ drawing }))

export async function GET(_request: Request, { params }: { params: Promise<{ drawing: string }> }) {
  const draw = specimenDrawings[(await params).drawing]
  if (!draw) return new Response('There is no such drawing.', { status: 404 })
  return new Response(draw(), { headers: { 'content-type': 'image/svg+xml' } })
}
