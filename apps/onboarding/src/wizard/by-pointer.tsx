/** Words for a mouse and words for a finger; the stylesheet shows one of them, assistive technology reads that one. */
export function ByPointer({ mouse, touch }: { mouse: string; touch: string }) {
  return (
    <>
      <span className="for-mouse">{mouse}</span>
      <span className="for-touch">{touch}</span>
    </>
  )
}
