export interface ContentLakeOptions {
  /** For database and assets; made when missing. */
  folder: string
  /** Port on 127.0.0.1; 0 takes a free one. */
  port: number
  /** Lets its bearer read drafts and write. */
  token: string
  /** May do what the token may. */
  studioOrigins: string[]
  /** May read published content. */
  siteOrigins?: string[]
  /** Called for each changed published document. */
  webhook?: { url: string; secret: string }
  projectId?: string
  dataset?: string
}

export interface LakeSettings extends Required<Omit<ContentLakeOptions, 'webhook' | 'port'>> {
  /** Known once the lake listens; asset addresses start with it. */
  publicUrl: string
}
