/** The drawing of the empty lists: a glass case with nothing on its stand. */

export function EmptyCase() {
  return (
    <svg
      viewBox="0 0 154 234"
      width="154"
      height="234"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
      className="max-md:h-44 max-md:w-auto"
    >
      <path d="M11 172V69a66 66 0 0 1 132 0v103" />
      <path d="M71 6a6 6 0 0 1 12 0" strokeLinecap="round" />
      <path d="M29 74c6-21 17-34 34-39" className="stroke-field" strokeLinecap="round" />
      <ellipse cx="77" cy="160" rx="37" ry="6.5" strokeDasharray="5 4" />
      <path d="M1 172h152v14H1z" />
      <path d="M17 186h120v46H17z" className="fill-tint" />
    </svg>
  )
}
