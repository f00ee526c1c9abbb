/**
 * Where an overlay of a control belongs: in its dialog, else in the page's main part, so that no
 * content stands outside a landmark.
 */
export function overlayContainer(anchor: Element | null): HTMLElement {
  const near = anchor?.closest<HTMLElement>('[role="dialog"], [role="alertdialog"], main');
  return near ?? document.body;
}
