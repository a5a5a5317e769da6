/** Everything that a content lake has to be told. */
export interface ContentLakeOptions {
  /** Folder for the database and the assets; made when missing. */
  folder: string
  /** Port on 127.0.0.1; 0 takes a free one. */
  port: number
  /** Reads drafts and writes (`Authorization: Bearer …`). */
  token: string
  /** Origins of the Studio: they may do what the token may. */
  studioOrigins: string[]
  /** Further origins whose browsers may read published content. */
  siteOrigins?: string[]
  /** Called for each changed published document. */
  webhook?: { url: string; secret: string }
  projectId?: string
  dataset?: string
}

export interface LakeSettings extends Required<Omit<ContentLakeOptions, 'webhook' | 'port'>> {
  /** The lake's own address, known once it listens; asset addresses start with it. */
  publicUrl: string
}
