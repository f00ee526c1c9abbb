/**
 * Four arches over a shelf: the picture above the sign-in form on a phone. Fills the width; a
 * separate file for the same reason as the shelf scene.
 */
export function ShelfStrip() {
  return (
    <svg
      viewBox="0 0 390 132"
      width="100%"
      height="100%"
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
      focusable="false"
    >
      <use href="/illustrations/shelf-strip.svg#drawing" />
    </svg>
  );
}
