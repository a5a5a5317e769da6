export function SkipLink({ target = 'main' }: { target?: string }) {
  return (
    <a className="ui-skip-link" href={`#${target}`}>
      Skip to content
    </a>
  )
}
