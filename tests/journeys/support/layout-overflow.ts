import { expect, type Page } from '@playwright/test';

/** Asserts that nothing is cut, overlaps or scrolls sideways in a window of this width (px). */
export async function expectNoOverflow(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await expect.poll(() => findOverflows(page), `${width} wide`).toEqual([]);
}

/**
 * Layout errors on the page, one line each: sideways scrolling, text that is cut or overflows its
 * box, overlapping controls. Text with an ellipsis is correct if a title contains it completely.
 */
async function findOverflows(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(() => {
    const found: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth) {
      found.push(`the page is ${root.scrollWidth} px wide in a window of ${root.clientWidth}`);
    }

    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest('svg, noscript, option');
    /** One pixel or less: only for screen readers. */
    const isReadOnly = (box: DOMRect) => box.width <= 1 || box.height <= 1;
    const name = (element: Element) => {
      const { tagName, className } = element;
      return `${tagName.toLowerCase()}${typeof className === 'string' && className ? `.${className.split(' ').at(-1)}` : ''}`;
    };
    const isOneLine = (style: CSSStyleDeclaration) =>
      style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';

    /** The reason why a text is not completely visible, or null. */
    const faultOf = (text: DOMRect, element: Element): string | null => {
      let seen = text;
      for (let box: Element | null = element; box && box !== document.body; ) {
        const style = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        if (isReadOnly(edge)) return null;
        const outX = seen.left < edge.left - 1.5 || seen.right > edge.right + 1.5;
        const outY = seen.top < edge.top - 6 || seen.bottom > edge.bottom + 6;
        if (style.overflowX === 'auto' || style.overflowX === 'scroll') return null;
        if (style.overflowX !== 'visible' && (outX || outY)) {
          return isOneLine(style) && box.closest('[title]') ? null : `cut by ${name(box)}`;
        }
        if (style.display !== 'inline' && style.display !== 'contents') {
          const paints =
            style.backgroundColor !== 'rgba(0, 0, 0, 0)' ||
            style.boxShadow !== 'none' ||
            style.borderTopStyle !== 'none';
          if (outX && (box === element || paints)) return `out of ${name(box)}`;
          if (outY && paints) return `out of ${name(box)}`;
          if (paints && style.position !== 'static') seen = edge;
        }
        box = style.position === 'fixed' ? null : box.parentElement;
      }
      const { clientWidth } = root;
      return seen.left < -1 || seen.right > clientWidth + 1 ? 'out of the window' : null;
    };

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement;
      if (!element || !node.textContent?.trim() || !isShown(element)) continue;
      range.selectNodeContents(node);
      for (const rect of Array.from(range.getClientRects())) {
        const fault = isReadOnly(rect) ? null : faultOf(rect, element);
        if (fault) {
          found.push(`"${node.textContent.trim().slice(0, 40)}" ${fault}`);
          break;
        }
      }
    }

    const isLoose = (element: Element) => {
      for (let box: Element | null = element; box; box = box.parentElement) {
        if (['fixed', 'sticky'].includes(getComputedStyle(box).position)) return true;
      }
      return false;
    };
    /** The part of a box that the areas around it do not clip. */
    const clippedBox = (element: Element): DOMRect => {
      let { left, right, top, bottom } = element.getBoundingClientRect();
      for (let area = element.parentElement; area; area = area.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(area);
        if (overflowX === 'visible' && overflowY === 'visible') continue;
        const edge = area.getBoundingClientRect();
        left = Math.max(left, edge.left);
        right = Math.min(right, edge.right);
        top = Math.max(top, edge.top);
        bottom = Math.min(bottom, edge.bottom);
      }
      return new DOMRect(left, top, Math.max(right - left, 0), Math.max(bottom - top, 0));
    };
    const controls = Array.from(
      document.querySelectorAll('button, a[href], input, textarea, [role="tab"]'),
    )
      .filter((element) => isShown(element) && !isLoose(element))
      .map((element) => ({ element, box: clippedBox(element) }))
      .filter(({ box }) => !isReadOnly(box));
    for (const [index, one] of controls.entries()) {
      for (const other of controls.slice(index + 1)) {
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
        const width =
          Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const height =
          Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (width > 2 && height > 2) {
          const words = (element: Element) =>
            (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30);
          found.push(`"${words(one.element)}" lies on "${words(other.element)}"`);
        }
      }
    }
    return [...new Set(found)];
  });
}
