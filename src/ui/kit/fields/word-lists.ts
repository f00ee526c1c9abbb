import { STYLE_ATTRIBUTE } from '#domain/text/unapplied-styles';

/** Word's list and level of a paragraph: `mso-list:l0 level2 lfo1`. */
const ITEM = /mso-list\s*:\s*l(\d+)\s+level(\d+)/i;
const MARKER = /mso-list\s*:\s*ignore/i;
/** The number or letter of an ordered item: "1.", "(a)", "iv)". */
const NUMBERED = /^\(?(?:\d{1,4}|[a-z]{1,5})[.)]/i;

interface WordItem {
  readonly paragraph: Element;
  /** Word's number of the list. */
  readonly list: string;
  /** From 1 on. */
  readonly level: number;
  readonly isOrdered: boolean;
}

function itemOf(element: Element | null): WordItem | null {
  const style = element?.localName === 'p' ? element.getAttribute(STYLE_ATTRIBUTE) : null;
  const found = ITEM.exec(style ?? '');
  if (!element || !found) return null;
  const marker = markersOf(element)[0]?.textContent?.trim() ?? '';
  return {
    paragraph: element,
    list: found[1] ?? '',
    level: Number(found[2]),
    isOrdered: NUMBERED.test(marker),
  };
}

function markersOf(element: Element): Element[] {
  return [...element.querySelectorAll(`[${STYLE_ATTRIBUTE}]`)].filter((each) =>
    MARKER.test(each.getAttribute(STYLE_ATTRIBUTE) ?? ''),
  );
}

/** The paragraphs of one list, which follow each other. */
function itemsFrom(first: WordItem): WordItem[] {
  const items = [first];
  for (;;) {
    const next = itemOf(items.at(-1)?.paragraph.nextElementSibling ?? null);
    if (!next) return items;
    items.push(next);
  }
}

/**
 * Word writes a list as paragraphs with a style and the marker as text. They become lists, one
 * within another by their levels, without the markers.
 */
export function joinWordLists(root: Element): void {
  for (const paragraph of root.querySelectorAll(`p[${STYLE_ATTRIBUTE}*="mso-list"]`)) {
    // Paragraphs of a list that is joined already have lost their style.
    const first = itemOf(paragraph);
    if (first) joinList(itemsFrom(first));
  }
}

/** A list that is being filled, and its last item. */
interface OpenList {
  readonly element: Element;
  readonly of: WordItem;
  item: Element;
}

function continues({ of }: OpenList, { list, level, isOrdered }: WordItem): boolean {
  return of.list === list && of.level === level && of.isOrdered === isOrdered;
}

function joinList(items: readonly WordItem[]): void {
  const open: OpenList[] = [];
  for (const item of items) {
    while (open.some(({ of }) => of.level > item.level)) open.pop();
    const last = open.at(-1);
    if (last && last.of.level === item.level && !continues(last, item)) open.pop();
    append(open, item);
  }
}

/** Adds an item to the innermost open list of its level, or begins that list. */
function append(open: OpenList[], of: WordItem): void {
  const { paragraph } = of;
  for (const marker of markersOf(paragraph)) marker.remove();
  const item = paragraph.ownerDocument.createElement('li');
  const last = open.at(-1);
  if (last?.of.level === of.level) {
    last.element.append(item);
    last.item = item;
  } else {
    const element = paragraph.ownerDocument.createElement(of.isOrdered ? 'ol' : 'ul');
    element.append(item);
    if (last) last.item.append(element);
    else paragraph.before(element);
    open.push({ element, of, item });
  }
  item.append(paragraph);
  paragraph.removeAttribute(STYLE_ATTRIBUTE);
}
