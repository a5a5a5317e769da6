/** What became of the last action, beside the place where it was done. */
export function Said({ said }: { said: { ok: boolean; words: string } }) {
  return (
    <p role="status" className="said" data-ok={said.ok}>
      {said.words}
    </p>
  )
}
