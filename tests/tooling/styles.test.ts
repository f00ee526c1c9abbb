import { describe, expect, it } from 'vitest';
import { styleFindings } from '../../scripts/styles';
import { createTree } from './run-script';

describe('Style check', () => {
  it('The style check passes tokens and logical directions', () => {
    const source = [
      "import styled from 'styled-components';",
      'const Box = styled.div<{ $wide: boolean }>`',
      '  color: var(--ink);',
      '  margin-inline-start: 4px;',
      '  inset-inline-end: 0;',
      '  text-align: start;',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the source under test
      '  width: ${({ $wide }) => ($wide ? `${left}px` : 0)};',
      '  /* left: 3px; would be wrong */',
      '`;',
      'const place = { left: rect.left };',
    ].join('\n');
    expect(rulesBroken('src/ui/kit/box.tsx', source)).toEqual([]);
  });

  it('The style check passes words that only look like colours or directions', () => {
    const css = [
      'grid-area: red;',
      'color: var(--white);',
      'background: transparent;',
      'border-color: currentColor;',
      'box-shadow: 0 0 2px var(--grey-500);',
      'transition: background-color 1s;',
      'padding: 4px 8px 12px 8px;',
      'inset: 0;',
      'inset: 4px 0 auto;',
      'margin: 0 calc(1px + (2px)) 0 calc(1px + (2px));',
      'transform: translateX(calc(var(--dir) * 4px));',
      'transform: translateY(8px);',
      'transform: translate(0, 4px);',
      'transform-origin: 0 0;',
      'background-position: 0 center;',
    ].join('\n');
    expect(rulesBroken('src/ui/kit/box.tsx', styled(css))).toEqual([]);
  });

  it.each([
    'color: #fff;',
    'background: rgb(0 0 0 / 50%);',
    'border: 1px solid hsl(10 10% 10%);',
    'color: oklch(0.5 0.1 20);',
    'color: white;',
    'background: Black;',
    'border: 1px solid red;',
    'outline-color: rebeccapurple;',
    'box-shadow: 0 0 2px lightgrey;',
    'fill: DarkSlateGray;',
  ])('The style check reports a component with the colour in %s', (css) => {
    expect(rulesBroken('src/ui/kit/box.tsx', styled(css))).toEqual(['colours are tokens']);
    expect(rulesBroken('src/ui/kit/box.css', `.box { ${css} }`)).toEqual(['colours are tokens']);
  });

  it('The style check allows colours in the theme and in illustrations', () => {
    expect(rulesBroken('src/ui/theme/tokens.css', ':root { --ink: #123456; }')).toEqual([]);
    expect(rulesBroken('src/ui/illustrations/box.tsx', 'const fill = "#123456";')).toEqual([]);
  });

  it('The style check reports a colour in an attribute', () => {
    expect(rulesBroken('src/ui/kit/box.tsx', '<path fill="#123456" />')).toEqual([
      'colours are tokens',
    ]);
  });

  it.each([
    'margin-left: 4px;',
    'padding-right: 4px;',
    'border-left: 0;',
    'border-top-right-radius: 4px;',
    'left: 0;',
    'text-align: right;',
    'float: left;',
    'background-position: left;',
    'background: var(--paper) url(a.png) right 4px top no-repeat;',
    'transform-origin: left center;',
    'justify-content: left;',
  ])('The style check reports a direction that is not logical: %s', (css) => {
    const expected = ['directions are logical'];
    expect(rulesBroken('src/ui/kit/box.tsx', styled(css))).toEqual(expected);
    expect(rulesBroken('src/ui/theme/base.css', `.box { ${css} }`)).toEqual(expected);
  });

  it.each([
    'inset: 0 auto auto 0;',
    'padding: 4px 8px 4px 12px;',
    'margin: 0 var(--space-4) 0 var(--space-8);',
    'border-width: 0 1px 0 0;',
  ])('The style check reports four values that differ between left and right: %s', (css) => {
    expect(rulesBroken('src/ui/kit/box.tsx', styled(css))).toEqual(['boxes are logical']);
  });

  it.each([
    'transform: translateX(24px);',
    'transform: translateX(-50%);',
    'transform: translate(-50%, 0);',
    'translate: 50% 0;',
    'transform: translateX(calc(50% - 4px));',
  ])('The style check reports a movement that ignores the reading direction: %s', (css) => {
    expect(rulesBroken('src/ui/kit/box.tsx', styled(css))).toEqual([
      'movement follows the reading direction',
    ]);
  });

  it('The style check reports a movement and a colour name in a style object', () => {
    expect(
      rulesBroken('src/ui/kit/box.tsx', "const s = { transform: 'translateX(4px)' };"),
    ).toEqual(['movement follows the reading direction']);
    expect(rulesBroken('src/ui/kit/box.tsx', "const s = { color: 'white' };")).toEqual([
      'colours are tokens',
    ]);
    expect(rulesBroken('src/ui/kit/box.tsx', '<path stroke="red" />')).toEqual([
      'colours are tokens',
    ]);
  });

  it('The style check reports a direction in a style object', () => {
    expect(rulesBroken('src/ui/kit/box.tsx', 'const s = { marginLeft: 4 };')).toEqual([
      'directions are logical',
    ]);
  });

  it('The style check reports the line', () => {
    const [finding] = findings('src/ui/kit/box.tsx', `const a = 1;\n${styled('left: 0;')}`);
    expect(finding).toMatchObject({ file: 'src/ui/kit/box.tsx', line: 3 });
  });
});

function styled(css: string): string {
  return `const Box = styled(Other).attrs({ a: 1 })\`\n  ${css}\n\`;`;
}

function rulesBroken(path: string, source: string): string[] {
  return findings(path, source).map((finding) => finding.rule);
}

function findings(path: string, source: string) {
  return styleFindings(createTree({ [path]: source }));
}
