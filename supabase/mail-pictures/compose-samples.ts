import { fileURLToPath } from 'node:url'
import { createViteServer } from 'vitest/node'
import { sampleMails } from './sample-mails.ts'

// What the worker reads and asks for, invented.
const variables = {
  SUPABASE_URL: 'https://database.example',
  SUPABASE_SECRET_KEYS: '{"default":"none"}',
  SITE_URL: 'https://tracework.example',
  DESK_URL: 'https://desk.tracework.example',
  MAIL_TRANSPORT: 'smtp',
  SMTP_URL: 'smtp://localhost',
  MAIL_FROM: 'Tracework <hello@tracework.example>',
}
const gates = [-2, -1, 0, 1, 2, 1, 0, -1].map((level) => ({ level }))
const snapshot = { switches: gates.map(() => ({ state: 'one' })), drawing: { gates } }

type ComposedMail = (typeof sampleMails)[number] & { subject: string; html: string; text: string }

/** Each that the worker composes, by its own code. */
export async function composeSamples(): Promise<ComposedMail[]> {
  Object.assign(globalThis, {
    Deno: { env: { toObject: () => variables } },
    fetch: async (address: string | URL | Request) =>
      String(address instanceof Request ? address.url : address).includes('wizard-texts')
        ? Response.json({ mapDelivery: 'Usually within 5 working days.' })
        : Response.json([{ snapshot }]),
  })
  const server = await createViteServer({
    root: fileURLToPath(new URL('../..', import.meta.url)),
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, watch: null },
  })
  try {
    const { claimedMail, composeMail } = await server.ssrLoadModule(
      '/supabase/functions/mail-worker/compose-mail.ts',
    )
    const composed: ComposedMail[] = []
    for (const sample of sampleMails)
      composed.push({ ...sample, ...(await composeMail(claimedMail.parse(sample.mail))) })
    return composed
  } finally {
    await server.close()
  }
}
