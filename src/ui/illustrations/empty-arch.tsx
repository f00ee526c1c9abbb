/** A basket in an arch: the illustration for empty states. */
export function EmptyArch() {
  return (
    <svg width="96" height="104" viewBox="0 0 96 104" aria-hidden="true" focusable="false">
      <path d="M14 98V62A40 40 0 1 1 82 62V98Z" fill="var(--accent-lighter)" />
      <rect x="0" y="98" width="96" height="5" rx="2.5" fill="var(--accent-dark)" />
      <path d="M37 68V65A11 11 0 0 1 59 65V68" fill="none" stroke="#8a4a1f" strokeWidth="4" />
      <circle cx="37" cy="67" r="4" fill="#b8433a" />
      <circle cx="45" cy="67" r="4" fill="#2f8f6f" />
      <circle cx="53" cy="67" r="4" fill="#1f5fae" />
      <circle cx="61" cy="67" r="4" fill="#e0a52c" />
      <path d="M31 67H67L62 95A4 4 0 0 1 58 98H40A4 4 0 0 1 36 95Z" fill="#d8b26a" />
      <path
        d="M33.5 75H65M34.5 82H63.500M36 89H62"
        stroke="#b98f45"
        strokeWidth="2"
        strokeDasharray="5 3"
      />
    </svg>
  );
}
