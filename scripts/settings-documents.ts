/**
 * Prints docs/settings.md and .env.example as JSON, by path: the tables between their marks in
 * docs/settings.md, and all of .env.example, are written from server/settings.
 */
import { readFileSync } from 'node:fs';
import type { Setting, SettingGroup } from '../server/settings/setting';
import { SETTINGS } from '../server/settings/settings';

const DOCUMENT = 'docs/settings.md';

const TITLES: Readonly<Record<SettingGroup, string>> = {
  server: 'Server',
  backups: 'Backups',
  limits: 'Limits',
  mail: 'Mail',
  cards: 'Cards',
  identity: 'Identity providers',
  pictures: 'Pictures',
  build: 'Build time: read by npm run build',
};

const LINE = 98;

const all: readonly (readonly [string, Setting])[] = Object.entries(SETTINGS);

function groupOf(group: SettingGroup) {
  return all.filter(([, setting]) => setting.group === group);
}

function written(value: string | number | boolean): string {
  return typeof value === 'boolean' ? (value ? 'on' : 'off') : String(value);
}

/** What a variable may contain. */
function kindOf(setting: Setting): string {
  if (setting.kind === 'choice') return setting.choices.map((one) => `\`${one}\``).join(', ');
  if (setting.kind === 'yes or no') return '`on`, `off`';
  if (setting.kind === 'number') {
    const bounds = `${setting.min} to ${setting.max}`;
    return setting.unit === undefined ? bounds : `${bounds} ${setting.unit}`;
  }
  return setting.min === undefined
    ? setting.kind
    : `${setting.kind}, ${setting.min} characters or more`;
}

function defaultOf(setting: Setting): string {
  if (setting.otherwise !== undefined) return setting.otherwise;
  return setting.default === undefined ? '–' : `\`${written(setting.default)}\``;
}

function tableOf(group: SettingGroup): string {
  const rows = groupOf(group).map(
    ([name, setting]) =>
      `| \`${name}\` | ${kindOf(setting)} | ${defaultOf(setting)} | ${setting.meaning} |`,
  );
  return ['| Variable | Value | Default | Meaning |', '|---|---|---|---|', ...rows].join('\n');
}

function settingsDocument(): string {
  const table = /(<!-- settings:(\w+) -->\n)[\s\S]*?(<!-- end -->)/g;
  return readFileSync(DOCUMENT, 'utf8').replaceAll(
    table,
    (_whole, begin: string, group: SettingGroup, end: string) =>
      `${begin}${tableOf(group)}\n${end}`,
  );
}

/** Markdown without links, marks of code and emphasis. */
function plain(text: string): string {
  return text.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1').replaceAll(/[`*]/g, '');
}

function comment(text: string): string {
  const lines: string[] = [];
  let line = '#';
  for (const word of text.split(' ')) {
    if (line.length + word.length + 1 > LINE) {
      lines.push(line);
      line = '#';
    }
    line += ` ${word}`;
  }
  return [...lines, line].join('\n');
}

function exampleOf([name, setting]: readonly [string, Setting]): string {
  const facts = `${plain(kindOf(setting))}; default: ${plain(defaultOf(setting))}`;
  const value =
    setting.otherwise === undefined && setting.default !== undefined
      ? written(setting.default)
      : '';
  return `${comment(`${plain(setting.meaning)} (${facts})`)}\n#${name}=${value}`;
}

function example(): string {
  const groups = Object.entries(TITLES) as [SettingGroup, string][];
  const parts = groups.map(
    ([group, title]) => `## ${title}\n\n${groupOf(group).map(exampleOf).join('\n\n')}\n`,
  );
  return `# All settings. Written by \`npm run generate\`; docs/settings.md explains them.
# Copy this file to .env, change what you need, and start the server with
#   node --env-file=.env node_modules/seller-portal/bin/seller-portal.mjs

${parts.join('\n')}`;
}

console.log(JSON.stringify({ [DOCUMENT]: settingsDocument(), '.env.example': example() }));
