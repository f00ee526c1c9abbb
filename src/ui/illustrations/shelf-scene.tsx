/**
 * The door with its shelves: the picture next to the sign-in form. The drawing is a separate file,
 * so that it adds nothing to the page's code; shown through `use`, it takes the preset's colours.
 */
export function ShelfScene() {
  return (
    <svg viewBox="0 20 460 680" width="460" height="680" aria-hidden="true" focusable="false">
      <use href="/illustrations/shelf-scene.svg#drawing" />
    </svg>
  );
}
