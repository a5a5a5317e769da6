export interface ContentLakeOptions {
  folder: string
  port: number
  token: string
  /** May do what the token may. */
  studioOrigins: string[]
  /** May read published content. */
  siteOrigins?: string[]
  webhook?: { url: string; secret: string }
}

export const projectId = 'local'
export const dataset = 'production'

export interface LakeSettings extends Required<Omit<ContentLakeOptions, 'webhook' | 'port' | 'token'>> {
  publicUrl: string
  /** Several while one is exchanged, as on the hosted service. */
  tokens: readonly string[]
}
