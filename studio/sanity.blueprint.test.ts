import { expect, test, vi } from 'vitest'

const set = {
  SITE_URL: 'https://example.com/',
  NEXT_PUBLIC_SANITY_STUDIO_URL: 'https://studio.example.com',
  SANITY_WEBHOOK_SECRET: 'the new secret of it, the one of before',
  SANITY_STUDIO_DATASET: '',
}

async function blueprint(changed: Partial<typeof set> = {}) {
  vi.resetModules()
  for (const [name, value] of Object.entries({ ...set, ...changed })) vi.stubEnv(name, value)
  const { default: define } = await import('./sanity.blueprint.ts')
  return define().resources ?? []
}

test('the project knows the Studio, the webhook with the secret that signs, and two tokens', async () => {
  const resources = await blueprint()
  expect(resources).toMatchObject([
    { type: 'sanity.project.cors', origin: 'https://studio.example.com', allowCredentials: true },
    {
      type: 'sanity.project.webhook',
      url: 'https://example.com/api/revalidate',
      on: ['create', 'update', 'delete'],
      dataset: 'production',
      secret: 'the new secret of it',
    },
    { label: 'SANITY_READ_TOKEN', memberships: [{ roleNames: ['viewer'] }] },
    { label: 'SANITY_WRITE_TOKEN', memberships: [{ roleNames: ['editor'] }] },
  ])
})

test('an address without TLS is refused', async () => {
  await expect(blueprint({ SITE_URL: 'http://example.com' })).rejects.toThrow(/SITE_URL/)
})
