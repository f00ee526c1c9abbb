import { readdirSync, readFileSync } from 'node:fs';
import { parser } from '@prometheus-io/lezer-promql';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

interface Rule {
  readonly record?: string;
  readonly alert?: string;
  readonly expr: string;
  readonly annotations?: Readonly<Record<string, string>>;
}

const groups: readonly { readonly rules: readonly Rule[] }[] = parse(
  readFileSync('deploy/monitoring/alerts.yaml', 'utf8'),
).groups;
const rules = groups.flatMap((group) => group.rules);
const dashboard: {
  readonly panels: readonly {
    readonly id: number;
    readonly targets?: readonly { expr: string }[];
  }[];
} = JSON.parse(readFileSync('deploy/monitoring/dashboard.json', 'utf8'));
const shown = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
const expressions = [...rules.map(({ expr }) => expr), ...shown];

test('Every expression of the rules and of the dashboard is PromQL', () => {
  expect(expressions.length).toBeGreaterThan(30);
  expect(expressions.filter((expression) => errorsIn(expression) > 0)).toEqual([]);
  expect(errorsIn('sum(rate(jobs[5m]) by')).toBeGreaterThan(0);
});

test('Every figure that they use is one of the server, of a rule or of Prometheus', () => {
  const known = new Set([...figuresOfServer(), ...rules.map(({ record }) => record), 'up']);
  const used = [...new Set(expressions.flatMap(figuresIn))];
  expect(used.length).toBeGreaterThan(10);
  expect(used.filter((name) => !known.has(name))).toEqual([]);
});

test('Every operation that they name is one of the contract', () => {
  const contract = readFileSync('openapi/openapi.bundle.json', 'utf8');
  const named = expressions.flatMap((expression) =>
    [...expression.matchAll(/operation="(\w+)"/g)].map(([, name = '']) => name),
  );
  expect(named).not.toEqual([]);
  expect(named.filter((name) => !contract.includes(`"operationId": "${name}"`))).toEqual([]);
});

test('Every alert says what to do in a section of the documents', () => {
  const headings = readFileSync('docs/observability.md', 'utf8')
    .split('\n')
    .flatMap((line) => /^#+ (.+)$/.exec(line)?.[1] ?? [])
    .map((title) => `docs/observability.md#${title.toLowerCase().replaceAll(' ', '-')}`);
  const alerts = rules.filter(({ alert }) => alert !== undefined);
  expect(alerts.length).toBeGreaterThan(8);
  expect(
    alerts.filter(({ annotations }) => !headings.includes(annotations?.['runbook'] ?? '')),
  ).toEqual([]);
});

test('The dashboard has panels with an id of their own', () => {
  const ids = dashboard.panels.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

/** Grafana replaces its variables before it asks Prometheus. */
function treeOf(expression: string) {
  return parser.parse(expression.replaceAll('$__range', '1h'));
}

function errorsIn(expression: string): number {
  let errors = 0;
  treeOf(expression).iterate({
    enter: ({ type }) => {
      if (type.isError) errors += 1;
    },
  });
  return errors;
}

function figuresIn(expression: string): string[] {
  const text = expression.replaceAll('$__range', '1h');
  const names: string[] = [];
  parser.parse(text).iterate({
    enter: ({ name, node, from, to }) => {
      if (name === 'Identifier' && node.parent?.name === 'VectorSelector') {
        names.push(text.slice(from, to));
      }
    },
  });
  return names;
}

/** Their names in the sources of the server, with those that Prometheus derives from a histogram. */
function figuresOfServer(): string[] {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const own = readdirSync('server/http')
    .filter((file) => file.startsWith('prometheus-'))
    .flatMap((file) => [
      ...readFileSync(`server/http/${file}`, 'utf8').matchAll(/^\s+name: '(\w+)',$/gm),
    ])
    .map(([, name = '']) => name);
  const all = [...own, ...register.getMetricsAsArray().map(({ name }) => name)];
  return all.flatMap((name) => [name, `${name}_count`, `${name}_sum`, `${name}_bucket`]);
}
