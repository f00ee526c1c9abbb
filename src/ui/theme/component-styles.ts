import { __PRIVATE__ } from 'styled-components';

type GroupedTag = ReturnType<typeof __PRIVATE__.mainSheet.getTag>;

/** What the library calls in a browser; renderings on a server also read the rules back. */
type UsedTag = Pick<GroupedTag, 'insertRules' | 'clearGroup'>;

/** How many components share a style sheet. The browser asks every sheet about every element. */
const COMPONENTS_PER_SHEET = 32;

/**
 * Keeps the styles of components in several style sheets, in the order in which the
 * components were defined. styled-components adds the rules of a component when it first renders,
 * to one sheet. For an at-rule, such as a media query, Chromium then computes all elements anew
 * that any rule of this sheet applies to: with one sheet, the whole page.
 *
 * Call it before anything is rendered.
 */
export function splitComponentStyles(): void {
  const tag: UsedTag = new ComponentStyles();
  __PRIVATE__.mainSheet.tag = tag as GroupedTag;
}

/** A group holds the rules of one component; its number tells its place in the cascade. */
class ComponentStyles implements UsedTag {
  /** By the number of its first group divided by `COMPONENTS_PER_SHEET`. */
  readonly #sheets: CSSStyleSheet[] = [];
  /** How many rules a group has; some are missing. */
  readonly #sizes: number[] = [];

  insertRules(group: number, rules: string[]): void {
    const sheet = this.#sheetOf(group);
    const start = this.#startOf(group);
    for (const rule of rules) {
      const size = this.#sizes[group] ?? 0;
      try {
        sheet.insertRule(rule, start + size);
      } catch {
        // A selector that this browser does not know, such as the prefixed one of another browser.
        continue;
      }
      this.#sizes[group] = size + 1;
    }
  }

  clearGroup(group: number): void {
    const sheet = this.#sheetOf(group);
    const start = this.#startOf(group);
    for (let left = this.#sizes[group] ?? 0; left > 0; left -= 1) sheet.deleteRule(start);
    this.#sizes[group] = 0;
  }

  /** The position of a group's first rule in its sheet. */
  #startOf(group: number): number {
    let start = 0;
    for (let before = group - (group % COMPONENTS_PER_SHEET); before < group; before += 1) {
      start += this.#sizes[before] ?? 0;
    }
    return start;
  }

  #sheetOf(group: number): CSSStyleSheet {
    const place = Math.floor(group / COMPONENTS_PER_SHEET);
    while (this.#sheets.length <= place) this.#sheets.push(adoptedSheet());
    // The loop has added it.
    return this.#sheets[place] as CSSStyleSheet;
  }
}

function adoptedSheet(): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  return sheet;
}
