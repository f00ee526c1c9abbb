import { describe, expect, test } from 'vitest';
import { previewTemplate } from './preview-template';

const SAMPLES = [
  { id: 'prd_A', name: 'Nom A', lang: 'ar', price: '1,00 DHS', cover: '/a' },
  { id: 'prd_B', name: 'Nom B', lang: 'ar', price: '2,00 DHS', cover: '' },
];

const rows = SAMPLES.map(
  ({ id, name, price, cover }) =>
    `<tr data-row-id="${id}"><th data-record="">${cover && `<img src="${cover}">`}` +
    `<a href="/product/${id}" lang="ar" title="${name}">${name}</a></th>` +
    `<td>1 janvier</td><td><button aria-label="Prix : ${price}">${price}</button></td>` +
    `<td><input type="checkbox" aria-label="${name}"></td>` +
    `<td data-pinned="end"><a href="/product/${id}/edit"></a></td></tr>`,
).join('');

const {
  html,
  css,
  rows: { list: templates = [] },
} = previewTemplate({
  body:
    '<link rel="preload" as="image" href="/a"><!--$--><nav style="--size:4px"><div><p title="\uE000">\uE000</p><p>Boutique active</p></div></nav>' +
    '<div dir="ltr" data-orientation="horizontal"></div><label for="_R_1_">Lignes</label><select id="_R_1_"></select><bdi aria-live="polite">1–2</bdi>' +
    `<table><tbody>${rows}</tbody></table><!--/$-->`,
  css: 'p{}',
  samples: { list: SAMPLES },
  texts: {},
});

describe('File of a list that is shown before the app', () => {
  test('The page has no rows, no comments, no hints for pictures, no style attributes and no ids', () => {
    expect(html).toContain('<tbody data-preview-rows="list"></tbody>');
    expect(html).toContain('<nav data-style="--size:4px">');
    expect(html).toContain('<div data-orientation="horizontal"></div>');
    expect(html).not.toMatch(/<!--|<link|\sstyle=|\sid=|\sfor=/);
  });

  test('Controls are inert, and what only the server knows is hidden', () => {
    expect(html).toContain('<select inert=""></select>');
    expect(html).toContain('<bdi aria-live="polite" data-preview-hidden="">');
    expect(html).toContain('<div data-preview-hidden=""><p>&nbsp;</p><p>Boutique active</p></div>');
    expect(html).not.toContain('\uE000');
    expect(css).toMatch(/^p\{\}.*\[data-preview-hidden\]\{visibility:hidden\}/);
  });

  test('A row has placeholders for the values of its record', () => {
    const [pictured = '', plain = ''] = templates;
    expect(pictured).toContain('<img src="{{cover}}">');
    expect(plain).not.toContain('<img');
    for (const template of [pictured, plain]) {
      expect(template).toContain('data-row-id="{{id}}"');
      expect(template).toContain(
        '<a href="/product/{{id}}" lang="{{lang}}" title="{{name}}">{{name}}</a>',
      );
      expect(template).toContain(
        '<button aria-label="Prix : {{price}}" inert="">{{price}}</button>',
      );
      expect(template).not.toMatch(/Nom|prd_|DHS/);
    }
  });

  test('A cell without a value of the record is a grey bar that keeps its width', () => {
    const blank = /<td data-blank=""><span data-preview-room="">(.*?)<\/span><\/td>/g;
    const [pictured = ''] = templates;
    const contents = [...pictured.matchAll(blank)].map(([, content]) => content);
    expect(contents).toEqual(['1 janvier', expect.stringContaining('checkbox')]);
  });

  test('A row that is no sample is refused', () => {
    const body = `<table><tbody>${rows}<tr><td>Total</td></tr></tbody></table>`;
    const markup = { body, css: '', samples: { list: SAMPLES }, texts: {} };
    expect(() => previewTemplate(markup)).toThrow('other rows');
  });

  test('A group that this width does not show is left out, and a page must show one', () => {
    const others = [{ id: 'prd_C', name: 'Nom C' }];
    const body = `<table><tbody>${rows}</tbody></table>`;
    const fileOf = (samples: Record<string, Record<string, string>[]>) =>
      previewTemplate({ body, css: '', samples, texts: {} });
    expect(Object.keys(fileOf({ list: SAMPLES, others }).rows)).toEqual(['list']);
    expect(() => fileOf({ others })).toThrow('no samples');
  });
});
