import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { textFindings } from '../../scripts/texts';

const trees: string[] = [];
afterEach(() => {
  for (const tree of trees.splice(0)) rmSync(tree, { recursive: true, force: true });
});

const texts = {
  title: 'Titre',
  tabs: { all: 'Tous', new: 'Nouveaux' },
  rows_one: '{{count}} ligne',
  rows_other: '{{count}} lignes',
};
// biome-ignore lint/suspicious/noTemplateCurlyInString: it is the source under test
const saying = "t('title'); t(`tabs.${tab}`); t('sample:rows', { count });";

describe('the texts check', () => {
  it('passes keys that the code says, whole, by their beginning or by their plural', () => {
    expect(findings(texts, saying)).toEqual([]);
  });

  it('fails a key that nothing says', () => {
    expect(findings({ ...texts, old: 'Ancien', more: { old: 'Vieux' } }, saying)).toEqual([
      {
        file: 'public/locales/*/sample.json',
        message: 'nothing says "sample:old": take it out, in all three languages.',
      },
      {
        file: 'public/locales/*/sample.json',
        message: 'nothing says "sample:more.old": take it out, in all three languages.',
      },
    ]);
  });

  it('does not count what a test says', () => {
    const { length } = findings(texts, '', { 'src/ui/page.test.tsx': saying });
    expect(length).toBe(5);
  });

  it.each([
    'aria-label="Fermer"',
    'title="Fermer"',
    'placeholder="Nom, code"',
    'alt="Un bol"',
    "label={'Fermer'}",
    'aria-label="إغلاق"',
  ])('fails a name written in the code: %s', (attribute) => {
    const [finding] = findings(texts, saying, { 'src/ui/x.tsx': `<i ${attribute} />` });
    expect(finding).toEqual({
      file: 'src/ui/x.tsx',
      message: `${attribute} is said in one language only: put it into public/locales and say t(…).`,
    });
  });

  it('passes names that are no words', () => {
    const source = '<i alt="" title="#" label={t("title")} aria-label={name} data-title="x" />';
    expect(findings(texts, saying, { 'src/ui/x.tsx': source })).toEqual([]);
  });

  it('leaves words between tags to the linter, which refuses them', () => {
    const file = join('src/ui', `refused-${process.pid}.tsx`);
    trees.push(file);
    writeFileSync(file, 'export const Refused = () => <p>Bonjour</p>;\n');
    const run = spawnSync('npx', ['biome', 'lint', file], { encoding: 'utf8' });
    expect(run.status).toBe(1);
    expect(run.stdout + run.stderr).toContain('noJsxLiterals');
  });
});

function findings(french: object, source: string, more: Record<string, string> = {}) {
  const root = mkdtempSync(join(tmpdir(), 'texts-'));
  trees.push(root);
  for (const folder of ['src/ui', 'public/locales/fr']) {
    mkdirSync(join(root, folder), { recursive: true });
  }
  writeFileSync(join(root, 'public/locales/fr/sample.json'), JSON.stringify(french));
  for (const [path, text] of Object.entries({ 'src/ui/page.tsx': source, ...more })) {
    writeFileSync(join(root, path), text);
  }
  return textFindings(root);
}
