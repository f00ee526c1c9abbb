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

describe('Texts check', () => {
  it('The texts check passes keys that the code uses, by full name, by prefix or by plural', () => {
    expect(findings(texts, saying)).toEqual([]);
  });

  it('The texts check reports a key that no code uses', () => {
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

  it('The texts check ignores keys that only a test uses', () => {
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
  ])('The texts check reports a label written in the code: %s', (attribute) => {
    const [finding] = findings(texts, saying, { 'src/ui/x.tsx': `<i ${attribute} />` });
    expect(finding).toEqual({
      file: 'src/ui/x.tsx',
      message: `${attribute} is said in one language only: put it into public/locales and say t(…).`,
    });
  });

  it('The texts check passes labels that contain no words', () => {
    const source = '<i alt="" title="#" label={t("title")} aria-label={name} data-title="x" />';
    expect(findings(texts, saying, { 'src/ui/x.tsx': source })).toEqual([]);
  });

  it('The linter, and not the texts check, refuses words between tags', () => {
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
