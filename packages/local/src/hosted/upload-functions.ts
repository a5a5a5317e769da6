import { cpSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import * as z from 'zod'
import { parseJson } from '../parse-json.ts'
import { repositoryRoot } from '../settings.ts'
import { runTool } from '../tool.ts'
import { serveWhile } from './serve-while.ts'

const upload = z.object({ name: z.string(), entrypoint_path: z.string(), import_map_path: z.string() })

export interface UploadedFunction {
  name: string
  folder: string
  entry: string
  importMap: string
}

async function keepUpload(request: Request, into: string): Promise<UploadedFunction> {
  const form = await request.formData()
  const { name, entrypoint_path, import_map_path } = upload.parse(parseJson(String(form.get('metadata'))))
  const folder = join(into, name)
  for (const file of form.getAll('file')) {
    if (typeof file === 'string') continue
    const path = join(folder, file.name)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, new Uint8Array(await file.arrayBuffer()))
  }
  return { name, folder, entry: join(folder, entrypoint_path), importMap: join(folder, import_map_path) }
}

/** Without `node_modules`; and the CLI notes in its folder to which project it deployed. */
function copySources(to: string): void {
  const skipped = /(^|\/)(node_modules|\.next.*|\.turbo|dist)$/
  for (const part of ['supabase/config.toml', 'supabase/functions', 'packages'])
    cpSync(join(repositoryRoot, part), join(to, part), {
      recursive: true,
      filter: (path) => !skipped.test(path),
    })
}

/** What `supabase functions deploy` sends: by the CLI itself, to an API that keeps it. */
export async function uploadFunctions(scratch: string): Promise<UploadedFunction[]> {
  const uploaded: UploadedFunction[] = []
  const workdir = join(scratch, 'sources')
  copySources(workdir)
  async function answer(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url)
    if (!pathname.endsWith('/functions/deploy'))
      return Response.json(request.method === 'GET' && pathname.endsWith('/functions') ? [] : {})
    uploaded.push(await keepUpload(request, join(scratch, 'uploaded')))
    const slug = searchParams.get('slug')
    return Response.json({ id: slug, slug, name: slug, version: 1, status: 'ACTIVE' }, { status: 201 })
  }
  await serveWhile(answer, async (address) => {
    const profile = join(scratch, 'profile.yaml')
    const lines = [
      'name: check',
      `api_url: ${address}`,
      `dashboard_url: ${address}`,
      'project_host: localhost',
    ]
    await writeFile(profile, lines.join('\n'))
    const deploy = ['functions', 'deploy', '--use-api', '--project-ref', 'a'.repeat(20)]
    const { code, output } = await runTool('supabase', ['--profile', profile, ...deploy], {
      folder: workdir,
      environment: {
        HOME: scratch,
        SUPABASE_ACCESS_TOKEN: `sbp_${'0'.repeat(40)}`,
        SUPABASE_TELEMETRY_DISABLED: '1',
      },
    })
    if (code !== 0) {
      const said = output.split('\n').filter((line) => !/^(Uploading asset|Deploying Function)/.test(line))
      throw new Error(`supabase functions deploy refuses:\n${[...new Set(said)].join('\n').trim()}`)
    }
  })
  return uploaded.sort((one, other) => one.name.localeCompare(other.name))
}
