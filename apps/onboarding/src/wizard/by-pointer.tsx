/** CSS shows one of them. */
export function ByPointer({ mouse, touch }: { mouse: string; touch: string }) {
  return (
    <>
      <span className="for-mouse">{mouse}</span>
      <span className="for-touch">{touch}</span>
    </>
  )
}
