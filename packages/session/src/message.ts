/** The colon belongs to the title. */
export interface Message {
  title: string
  description?: string
}

export const plainText = ({ title, description }: Message): string =>
  description === undefined ? title : `${title} ${description}`
