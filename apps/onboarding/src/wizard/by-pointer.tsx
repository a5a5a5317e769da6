/** The stylesheet shows one of both. */
export function ByPointer({ mouse, touch }: { mouse: string; touch: string }) {
  return (
    <>
      <span className="for-mouse">{mouse}</span>
      <span className="for-touch">{touch}</span>
    </>
  )
}
