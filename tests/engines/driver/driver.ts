/** What both engines can be asked for; `tab.ts` builds the rest on it. */
export interface Driver {
  /** Where the browser saves files. */
  downloads: string
  /** Resolves when the page begins to load. */
  open(url: string): Promise<void>
  /** Runs the source of a function in the page, or in the frame that was entered. */
  call(source: string, argument: unknown): Promise<unknown>
  enterFrame(selector: string): Promise<void>
  leaveFrame(): Promise<void>
  clickAt(x: number, y: number): Promise<void>
  /** `Enter`, `a`, `Control+Enter`. */
  press(key: string): Promise<void>
  write(text: string): Promise<void>
  attach(selector: string, files: string[]): Promise<void>
  resize(width: number, height: number): Promise<void>
  picture(): Promise<Buffer>
  /** Errors and violated policies since the last call. */
  takeProblems(): Promise<string[]>
  close(): Promise<void>
}
