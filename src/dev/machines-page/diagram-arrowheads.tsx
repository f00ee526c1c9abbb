/** The arrowheads. */
export function Arrowheads() {
  return (
    <svg width="0" height="0" aria-hidden="true" style={{ position: 'absolute' }}>
      <defs>
        <marker
          id="tip"
          markerWidth="9"
          markerHeight="9"
          refX="7"
          refY="4"
          orient="auto"
          markerUnits="userSpaceOnUse"
        >
          <path d="M0 0 8 4 0 8z" fill="var(--text-2)" />
        </marker>
        <marker
          id="lit"
          markerWidth="13"
          markerHeight="13"
          refX="10"
          refY="6"
          orient="auto"
          markerUnits="userSpaceOnUse"
        >
          <path d="M0 0 12 6 0 12z" fill="var(--accent)" />
        </marker>
      </defs>
    </svg>
  );
}
