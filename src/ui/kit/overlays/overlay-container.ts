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
 * Container for an overlay of a control: its dialog, otherwise the page's main element, so that no
 * content is outside a landmark.
 */
export function overlayContainer(anchor: Element | null): HTMLElement {
  const near = anchor?.closest<HTMLElement>('[role="dialog"], [role="alertdialog"], main');
  return near ?? document.body;
}

/**
 * The same for tooltips of controls anywhere: those of the header and the menu go into the main
 * element too, because a bar with a backdrop blur would become the containing block of fixed
 * content.
 */
export function tooltipContainer(anchor: Element | null): HTMLElement {
  const near = overlayContainer(anchor);
  return near === document.body ? (document.querySelector('main') ?? near) : near;
}
