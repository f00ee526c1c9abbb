import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { textFindings } from '../../scripts/texts';
import { createTree } from './run-script';

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
    onTestFinished(() => rmSync(file, { force: true }));
    writeFileSync(file, 'export const Refused = () => <p>Bonjour</p>;\n');
    const run = spawnSync('npx', ['biome', 'lint', file], { encoding: 'utf8' });
    expect(run.status).toBe(1);
    expect(run.stdout + run.stderr).toContain('noJsxLiterals');
  });
});

function findings(french: object, source: string, more: Record<string, string> = {}) {
  const namespace = { 'public/locales/fr/sample.json': JSON.stringify(french) };
  return textFindings(createTree({ ...namespace, 'src/ui/page.tsx': source, ...more }));
}
