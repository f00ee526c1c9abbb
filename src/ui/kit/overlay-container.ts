import type { DisclosureState } from './use-disclosure';

/** The props of react-aria's Popover for an overlay that is rendered only while it is open. */
export function popoverProps({
  triggerRef,
  trigger,
  close,
}: Pick<DisclosureState, 'triggerRef' | 'trigger' | 'close'>) {
  return {
    triggerRef,
    isOpen: true,
    onOpenChange: (isOpen: boolean) => !isOpen && close(),
    UNSTABLE_portalContainer: overlayContainer(trigger),
  };
}

/**
 * Where an overlay of a control belongs: in its dialog, else in the page's main part, so that no
 * content stands outside a landmark.
 */
export function overlayContainer(anchor: Element | null): HTMLElement {
  const near = anchor?.closest<HTMLElement>('[role="dialog"], [role="alertdialog"], main');
  return near ?? document.body;
}

/**
 * The same for words that belong to a control anywhere: those of the header and the menu stand in the main
 * part too, because a bar that blurs what is behind it would hold what is fixed to the window.
 */
export function tooltipContainer(anchor: Element | null): HTMLElement {
  const near = overlayContainer(anchor);
  return near === document.body ? (document.querySelector('main') ?? near) : near;
}
