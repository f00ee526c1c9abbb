import { describe, expect, test } from 'vitest';
import { semanticHtml } from './pasted-html';

describe('Text from Google Docs', () => {
  test('Only the words that are bold there are bold', () => {
    const html =
      '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1a"><p dir="ltr"><span style="font-weight:400">Lavez </span><span style="font-weight:700">à froid</span><span style="font-weight:400"> et séchez.</span></p></b>';
    expect(semanticHtml(html)).toBe('<p>Lavez <strong>à froid</strong> et séchez.</p>');
  });

  test('Italics, underlines, struck words and several marks at once are kept', () => {
    expect(
      semanticHtml(
        '<b style="font-weight:normal"><p><span style="font-weight:400;font-style:italic">laine</span><span style="font-style:normal;text-decoration:underline">douce</span><span style="text-decoration:line-through">rêche</span><span style="font-weight:700;font-style:italic">vierge</span></p></b>',
      ),
    ).toBe('<p><em>laine</em><u>douce</u><s>rêche</s><strong><em>vierge</em></strong></p>');
  });

  test('A link is a link and not underlined, and bold inside it stays', () => {
    expect(
      semanticHtml(
        '<p><a href="https://a.ma/" style="text-decoration:none"><span style="text-decoration:underline">le </span><span style="font-weight:700;text-decoration:underline">guide</span></a></p>',
      ),
    ).toBe(
      '<p><a href="https://a.ma/">le </a><a href="https://a.ma/"><strong>guide</strong></a></p>',
    );
  });

  test('Headings fit the levels of the editor and are not bold, lists are lists', () => {
    expect(
      semanticHtml(
        '<b style="font-weight:normal"><h1><span style="font-weight:400">Soin</span></h1><h2><span style="font-weight:700">À</span> la main</h2><ul><li dir="ltr" style="font-weight:400"><p role="presentation"><span style="font-weight:700">froid</span></p></li></ul><ol start="3"><li><p>ombre</p></li></ol></b>',
      ),
    ).toBe(
      '<h2>Soin</h2><h3><strong>À</strong> la main</h3><ul><li><p><strong>froid</strong></p></li></ul><ol start="3"><li><p>ombre</p></li></ol>',
    );
  });
});

describe('Text from Word', () => {
  test('Bold elements are bold, hidden texts and empty office elements are dropped', () => {
    expect(
      semanticHtml(
        `<html><head><style><!-- /* a */ @font-face {font-family:"Aptos";} p.MsoTitle, li.MsoTitle {font-size:28pt; font-weight:bold;} @page Section {size:21cm;} --></style></head><body><!--StartFragment--><p class=MsoTitle>Bol</p><p class=MsoNormal><b style='mso-bidi-font-weight:normal'>fait</b> main<span style='display:none;mso-hide:all'>secret</span></p><p class=MsoNormal><o:p>&nbsp;</o:p></p><!--EndFragment--></body></html>`,
      ),
    ).toBe('<p><strong>Bol</strong></p><p><strong>fait</strong> main</p><p></p>');
  });

  test('Paragraphs with list styles become lists within lists, without their markers', () => {
    const item = (list: string, level: number, marker: string, text: string) =>
      `<p class=MsoListParagraph style='text-indent:-18pt;mso-list:${list} level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;</span></span></span><![endif]>${text}<o:p></o:p></p>`;
    expect(
      semanticHtml(
        `${item('l0', 1, '·', 'laine')}${item('l0', 2, 'o', 'vierge')}${item('l0', 1, '·', '<b>lin</b>')}${item('l1', 1, '1.', 'laver')}${item('l1', 1, '2.', 'sécher')}<p>fin</p>`,
      ),
    ).toBe(
      '<ul><li><p>laine</p><ul><li><p>vierge</p></li></ul></li><li><p><strong>lin</strong></p></li></ul><ol><li><p>laver</p></li><li><p>sécher</p></li></ol><p>fin</p>',
    );
  });
});

describe('Text from other programs', () => {
  test.each([
    [
      'a style of the paragraph',
      '<p style="font-weight:bold">a<span style="font-weight:normal">b</span></p>',
      '<p><strong>a</strong>b</p>',
    ],
    [
      'a class of a sheet',
      '<style>.s1 {text-decoration: underline} .s1::x{}</style><p><span class="s1">a</span></p>',
      '<p><u>a</u></p>',
    ],
    [
      'LibreOffice',
      '<p><font face="Arial"><b>a</b> <i>b</i></font></p>',
      '<p><strong>a</strong> <em>b</em></p>',
    ],
    ['an outer bold element', '<b>a<p>b</p></b>', '<strong>a</strong><p><strong>b</strong></p>'],
    [
      'a cell of a table',
      '<table><tr><td style="font-weight:bold">a</td><td>b</td></tr></table>',
      '<div><div><div><div><strong>a</strong></div><div>b</div></div></div></div>',
    ],
    [
      'Chrome',
      '<p>a<span class="Apple-converted-space">&nbsp;</span><b>b</b><br class="Apple-interchange-newline"></p>',
      '<p>a <strong>b</strong></p>',
    ],
    ['code', '<p><code>a</code></p>', '<p><code>a</code></p>'],
    [
      'a script',
      '<script>1</script><svg><text>x</text></svg><p onclick="1" style="color:red">a</p>',
      '<p>a</p>',
    ],
    ['plain text', 'a', 'a'],
  ])('The marks of %s are kept, and nothing else', (_source, html, semantic) => {
    expect(semanticHtml(html)).toBe(semantic);
  });

  test('Text that was copied from an editor of the portal stays as it is', () => {
    const html = '<p data-pm-slice="1 1 []">a <strong>b</strong></p>';
    expect(semanticHtml(html)).toBe(html);
  });
});
