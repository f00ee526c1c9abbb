import { machineTestModels } from '../../support/machine-models/all-test-models.generated';
import { missingCoverage } from '../../support/model-based-testing/coverage-files';
import { definitionsOf } from '../../support/model-based-testing/transition-definitions';
import type { PathResult, StepResult } from '../path-result';
import { replayCommand } from '../qa-path';
import { UNREACHABLE } from '../unreachable-transitions';
import { diagram } from './diagram';
import { failureText } from './failure-text';
import { escaped, transitionLabel, withoutMachineId } from './markup';
import { KINDS, type MachineCoverageFigures, machineFailures, type QaReport } from './qa-report';
import { STYLE } from './style';

function figure(
  { reached, total }: MachineCoverageFigures,
  kind: (typeof KINDS)[number][0],
): string {
  const [some, all] = [reached[kind].length, total[kind].length];
  return `<td class="${some < all ? 'missed' : 'hit'}">${some} / ${all}</td>`;
}

function coverageRows({ machines }: QaReport): string {
  return machines
    .map((figures) => {
      const name = figures.total.machine;
      const cells = KINDS.map(([kind]) => figure(figures, kind)).join('');
      return `<tr><th><a href="#${name}">${name}</a></th>${cells}</tr>`;
    })
    .join('\n');
}

function stepBox(step: StepResult): string {
  const picture = step.picture
    ? `<a href="${escaped(step.picture)}"><img loading="lazy" alt="" src="${escaped(step.picture)}"></a>`
    : '';
  const payload = step.event ? escaped(JSON.stringify(step.event)) : '';
  const strayed = step.found !== null && step.found !== step.expected ? ` ≠ ${step.found}` : '';
  return `<li class="${step.passed ? 'hit' : 'missed'}" title="${payload}">${picture}<b>${escaped(step.label)}</b><span>${escaped(step.expected + strayed)}</span></li>`;
}

function pathBox(result: PathResult): string {
  const look = result.failure ? 'missed' : 'hit';
  const adds = result.adds.map(transitionLabel).join(' · ');
  return [
    `<details class="path" id="${escaped(result.name)}"${result.failure ? ' open' : ''}>`,
    `<summary class="${look}">${escaped(result.name)} <small>${escaped(result.title)}</small></summary>`,
    `<ol class="strip">${result.steps.map(stepBox).join('')}</ol>`,
    adds ? `<p><small>adds ${escaped(adds)}</small></p>` : '',
    result.failure ? `<pre>${escaped(failureText(result))}</pre>` : '',
    `<p><code>${escaped(replayCommand(result, result.language))}</code></p>`,
    '</details>',
  ].join('');
}

function missedLists(figures: MachineCoverageFigures): string {
  const missing = missingCoverage(figures.total, figures.reached);
  return KINDS.flatMap(([kind, title]) => {
    const left = missing[kind].filter((key) => !(key in UNREACHABLE));
    if (left.length === 0) return [];
    const items = left.map((key) => `<li>${escaped(key)}</li>`).join('');
    return [
      `<details><summary class="missed">${left.length} ${title} missed</summary><ul>${items}</ul></details>`,
    ];
  }).join('');
}

function unreachableList(machine: string): string {
  const own = Object.entries(UNREACHABLE).filter(([key]) => key.startsWith(`${machine}.`));
  const items = own.map(([key, why]) => `<li><b>${escaped(key)}</b> ${escaped(why)}</li>`);
  return own.length > 0 ? `<p>Cannot be reached:</p><ul>${items.join('')}</ul>` : '';
}

function hitsOf(paths: readonly PathResult[]): Record<string, number> {
  const hits: Record<string, number> = {};
  for (const path of paths) {
    for (const [key, count] of Object.entries(path.hits)) hits[key] = (hits[key] ?? 0) + count;
  }
  return hits;
}

async function machineSection(figures: MachineCoverageFigures, report: QaReport): Promise<string> {
  const name = figures.total.machine;
  const testModel = Object.values(machineTestModels).find(({ model }) => model.machine.id === name);
  if (!testModel) throw new Error(`No machine ${name}.`);
  const { machine } = testModel.model;
  const paths = report.paths.filter((path) => path.machine === name);
  const hits = hitsOf(paths);
  const rows = definitionsOf(machine).map(({ key, source, event, guard, targets }) => {
    const cells = [
      withoutMachineId(source),
      event,
      guard ?? '',
      targets.map(withoutMachineId).join(', '),
      hits[key] ?? 0,
    ];
    const look = (hits[key] ?? 0) > 0 ? 'hit' : 'missed';
    return `<tr class="${look}">${cells.map((cell) => `<td>${escaped(String(cell))}</td>`).join('')}</tr>`;
  });
  return [
    `<section id="${name}"><h2>${name}</h2>`,
    `<div class="diagram" role="img" aria-label="${name}">${await diagram(machine, hits, missingCoverage(figures.total, figures.reached).states)}</div>`,
    missedLists(figures),
    unreachableList(name),
    '<details><summary>Transitions and how often they fired</summary><table>',
    '<tr><th>From</th><th>Event</th><th>Guard</th><th>To</th><th>Fired</th></tr>',
    ...rows,
    '</table></details>',
    `<details><summary>${paths.length} paths</summary>${paths.map(pathBox).join('\n')}</details>`,
    '</section>',
  ].join('\n');
}

function sentenceRows({ requirements }: QaReport): string {
  return requirements
    .map(({ section, sentence, machine, paths }) => {
      const links = paths
        .slice(0, 8)
        .map((name) => `<a href="#${escaped(name)}">${escaped(name)}</a>`);
      const more = paths.length > 8 ? ` and ${paths.length - 8} more` : '';
      const look = paths.length > 0 ? 'hit' : 'missed';
      return `<tr class="${look}"><td>§ ${escaped(section)}</td><td>${escaped(sentence)}</td><td>${machine}</td><td>${links.join(', ')}${more}</td></tr>`;
    })
    .join('\n');
}

function headline(report: QaReport): string {
  const failed = report.paths.filter(({ failure }) => failure !== null);
  const place = report.level === 'node' ? 'in Node' : `in Chromium, ${report.language}`;
  return [
    `<h1>Paths of the machines, ${place}</h1>`,
    `<p class="${failed.length > 0 ? 'missed' : 'hit'}">${report.paths.length} paths, ${failed.length} failed; seed ${report.seed}</p>`,
    ...machineFailures(report).map((line) => `<p class="missed">${escaped(line)}</p>`),
    ...failed.map(pathBox),
  ].join('\n');
}

/** One page that opens from disk, with its pictures next to it. */
export async function html(report: QaReport): Promise<string> {
  const sections: string[] = [];
  for (const figures of report.machines) sections.push(await machineSection(figures, report));
  const heads = KINDS.map(([, title]) => `<th>${title}</th>`).join('');
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Paths of the machines</title>',
    `<style>${STYLE}</style>`,
    headline(report),
    `<h2>Coverage</h2><table><tr><th>machine</th>${heads}</tr>${coverageRows(report)}</table>`,
    '<h2>What the specification says, and which paths prove it</h2>',
    `<table><tr><th>Section</th><th>Sentence</th><th>Machine</th><th>Paths</th></tr>${sentenceRows(report)}</table>`,
    ...sections,
    '</html>',
    '',
  ].join('\n');
}
