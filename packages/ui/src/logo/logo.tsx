export function Logo({ size = 26 }: { size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 26 26"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <circle cx="4.5" cy="21.5" r="3" />
      <circle cx="21.5" cy="4.5" r="3" fill="var(--red)" stroke="none" />
      <path d="M4.5 18.5V12a3 3 0 0 1 3-3h6a3 3 0 0 0 3-3V4.5h2" />
    </svg>
  )
}
