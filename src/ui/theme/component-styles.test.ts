import { __PRIVATE__ } from 'styled-components';
import { beforeEach, expect, test, vi } from 'vitest';
import { splitComponentStyles } from './component-styles';

const { StyleSheet, mainSheet } = __PRIVATE__;

/** A style sheet as far as styles of components use it. */
class Sheet {
  readonly rules: string[] = [];
  insertRule(rule: string, at: number): void {
    if (rule.includes('::-other-browser')) throw new SyntaxError('Unknown selector');
    this.rules.splice(at, 0, rule);
  }
  deleteRule(at: number): void {
    this.rules.splice(at, 1);
  }
}

const page = { adoptedStyleSheets: [] as Sheet[] };
/** In the order in which a page defines its components. */
const ids = Array.from({ length: 100 }, (_, at) => `component-${at}`);

beforeEach(() => {
  page.adoptedStyleSheets = [];
  vi.stubGlobal('document', page);
  vi.stubGlobal('CSSStyleSheet', Sheet);
  for (const id of ids) StyleSheet.registerId(id);
  splitComponentStyles();
});

function render(component: number, ...rules: string[]): void {
  mainSheet.insertRules(`component-${component}`, `name-${component}`, rules);
}

function rulesInOrder(): string[] {
  return page.adoptedStyleSheets.flatMap(({ rules }) => rules);
}

test('Rules are in the order in which components are defined, not rendered', () => {
  render(99, '.z{}');
  render(2, '.c{}', '@media print{.c{}}');
  render(0, '.a{}');
  render(1, '.b{}');
  render(40, '.m{}');
  render(0, '.a2{}');
  expect(rulesInOrder()).toEqual([
    '.a{}',
    '.a2{}',
    '.b{}',
    '.c{}',
    '@media print{.c{}}',
    '.m{}',
    '.z{}',
  ]);
  expect(page.adoptedStyleSheets.length).toBeGreaterThan(2);
});

test('A rule that the browser does not know is left out, and the next ones keep their order', () => {
  render(3, '.d::-other-browser{}', '.d{}', '.d2{}');
  render(4, '.e{}');
  render(2, '.c{}');
  expect(rulesInOrder()).toEqual(['.c{}', '.d{}', '.d2{}', '.e{}']);
});

test('The rules of a component can be removed and added again', () => {
  for (const [at, rule] of ['.a{}', '.b{}', '.c{}'].entries()) render(at, rule);
  mainSheet.clearRules('component-1');
  expect(rulesInOrder()).toEqual(['.a{}', '.c{}']);
  render(1, '.b{}');
  expect(rulesInOrder()).toEqual(['.a{}', '.b{}', '.c{}']);
});
