import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { StateMachine } from 'xstate';
import { declaredMachines } from '#application/machines.generated';
import { coverageRegressions, writeBaseline } from '../qa/coverage-baseline';
import { removedTransitions, undocumentedTransitions } from '../qa/documented-transitions';
import { type PathOptions, parsePath } from '../qa/generate-paths';
import { machineNames, modelOf } from '../qa/machines';
import { mutantsOf } from '../qa/mutation/mutants';
import { NodePathRunner } from '../qa/node-path-runner';
import { matchingPaths, pathListText, pathText } from '../qa/print-paths';
import { replayCommand } from '../qa/qa-path';
import { failureText } from '../qa/report/failure-text';
import { KINDS } from '../qa/report/qa-report';
import { tagsOf } from '../qa/requirements/requirement-coverage';
import { requirements } from '../qa/requirements/specification';
import { coveringPathsOf } from '../support/model-based-testing/chinese-postman';
import { totalCoverageOf } from '../support/model-based-testing/coverage-files';
import { transitionPathsOf } from '../support/model-based-testing/coverage-paths';
import type { ModelPath } from '../support/model-based-testing/model-graph';

function listing(seed: number): PathOptions {
  return {
    machines: ['sessionEnding', 'tableViews'],
    sets: ['shortest', 'cover', 'walks'],
    randomWalks: { seed, count: 5, length: 8 },
  };
}

function listOf(seed: number, ...wishes: string[]) {
  return pathListText(listing(seed), matchingPaths(listing(seed), wishes).map(pathText));
}

describe('List of QA paths', () => {
  it('The list of QA paths is identical for the same seed, and different for another', () => {
    expect(listOf(7)).toBe(listOf(7));
    expect(listOf(7)).not.toBe(listOf(8));
  });

  it('The list of QA paths finds a path by name, by number and by pattern', () => {
    const [first] = matchingPaths(listing(7), []);
    if (!first) throw new Error('Nothing is listed.');
    expect(matchingPaths(listing(7), [first.name])).toEqual([first]);
    expect(matchingPaths(listing(7), [`${first.machine}:1`])).toEqual([first]);
    const walks = matchingPaths(listing(7), ['tableViews/walks*']);
    expect(new Set(walks.map(({ machine, set }) => `${machine} ${set}`))).toEqual(
      new Set(['tableViews walks']),
    );
  });

  it('The path parser refuses an impossible path, and reports where it ends', () => {
    const way = (title: string) => () => parsePath('inlineEdit', modelOf('inlineEdit'), title);
    expect(way('a price → edit.begin → no answer comes')).toThrow(
      'In editing.typing nothing waits for "no answer comes".',
    );
    expect(way('a price → edit.end')).toThrow('The model has no event edit.end.');
    expect(way('a prize → edit.begin')).toThrow('inlineEdit begins with a price.');
  });

  it('The covering paths fire the same transitions as the shortest paths to each', () => {
    for (const machine of ['tableViews', 'libraryWork', 'invitation'] as const) {
      const firedBy = (paths: readonly Pick<ModelPath, 'transitions'>[]) =>
        [...new Set(paths.flatMap(({ transitions }) => transitions))].toSorted();
      const model = modelOf(machine);
      expect(firedBy(coveringPathsOf(model))).toEqual(firedBy(transitionPathsOf(model)));
    }
  });
});

describe('Defect in a machine', () => {
  it('A defect is reported with its step, the states, the event and the replay command', async () => {
    const { machine } = modelOf('sessionEnding');
    const [input = ''] = Object.keys(modelOf('sessionEnding').inputs);
    const [label = ''] = Object.keys(modelOf('sessionEnding').events);
    const path = parsePath('sessionEnding', modelOf('sessionEnding'), `${input} → ${label}`);
    const { config } = machine;
    const mutant = mutantsOf(machine).find(({ name }) => name.startsWith('remove sessionEnding'));
    Object.assign(machine, { config: mutant?.config });
    try {
      const result = await new NodePathRunner('sessionEnding').run(path);
      expect(failureText(result)).toContain(`step      1 of 1: ${label}`);
      expect(failureText(result)).toContain(`expected  ${path.target}`);
      expect(replayCommand(path, null)).toBe(
        `npm run qa -- replay sessionEnding '${input} → ${label}'`,
      );
    } finally {
      Object.assign(machine, { config });
    }
    expect((await new NodePathRunner('sessionEnding').run(path)).failure).toBeNull();
  });
});

describe('Context of a process', () => {
  it('A defect that changes only the context is detected by comparison with the model', async () => {
    const key = 'recordEdit.editing.untouched | record.changed | 0';
    const { machine } = modelOf('recordEdit');
    const listing = { machines: ['recordEdit'], sets: ['shortest'] } as const;
    const paths = matchingPaths({ ...listing, randomWalks: { seed: 1, count: 0, length: 1 } }, []);
    const over = paths.find(({ path }) => path.transitions.at(-1) === key);
    if (!over) throw new Error(`No path leads over ${key}.`);
    const { config } = machine;
    const mutant = mutantsOf(machine).find(({ name }) => name === `remove ${key}`);
    Object.assign(machine, { config: mutant?.config });
    try {
      const { failure } = await new NodePathRunner('recordEdit').run(over);
      expect(failure?.message).toMatch(/^It knows .* in editing\.untouched instead of /);
    } finally {
      Object.assign(machine, { config });
    }
    expect((await new NodePathRunner('recordEdit').run(over)).failure).toBeNull();
  });
});

describe('Stored coverage baseline', () => {
  it('The coverage baseline is compared with every figure of a run', () => {
    const model = modelOf('sessionEnding');
    const total = totalCoverageOf(model.machine, model);
    const reached = { ...total, transitions: total.transitions.slice(1) };
    expect(coverageRegressions('node', [{ reached: total, total }])).toEqual([]);
    expect(coverageRegressions('node', [{ reached, total }])).toEqual([
      'sessionEnding: transitions fell from 100.00 % to 80.00 % (node).',
    ]);
  });

  it('In Chromium, what random walks reach is compared only with the seed of the baseline', () => {
    const model = modelOf('sessionEnding');
    const total = totalCoverageOf(model.machine, model);
    const withoutPairs = [{ reached: { ...total, transitionPairs: [] }, total }];
    expect(coverageRegressions('browser', withoutPairs, 1)).toHaveLength(1);
    expect(coverageRegressions('browser', withoutPairs, 7)).toEqual([]);
    expect(coverageRegressions('node', withoutPairs, 7)).toHaveLength(1);
    const withoutTransitions = [{ reached: { ...total, transitions: [] }, total }];
    expect(coverageRegressions('browser', withoutTransitions, 7)).toHaveLength(1);
    expect(() => writeBaseline('browser', withoutPairs, 7)).toThrow(/accepted with seed 1/);
  });

  it('The coverage baseline contains every machine with full coverage in Node', () => {
    const { node } = JSON.parse(readFileSync('tests/qa/coverage-baseline.json', 'utf8'));
    const whole = Object.fromEntries(KINDS.map(([kind]) => [kind, 1]));
    expect(node).toEqual(Object.fromEntries(machineNames.map((name) => [name, whole])));
  });
});

describe('Sentences of the specification', () => {
  const carried = Object.values(declaredMachines).flatMap((machine) => [...tagsOf(machine).keys()]);

  it('The transitions of the machines carry exactly the tags of the known requirements', () => {
    expect([...new Set(carried)].toSorted()).toEqual(Object.keys(requirements).toSorted());
  });

  it('The requirement tags are removed from the shipped sources', async () => {
    const loader = new URL('../../bundler/requirement-tags.mjs', import.meta.url).href;
    const { default: withoutRequirementTags } = await import(loader);
    const files = readdirSync('src/application', { recursive: true, encoding: 'utf8' });
    const machines = files.filter((file) => file.endsWith('.machine.ts'));
    const shipped = machines.map((file) =>
      withoutRequirementTags(readFileSync(`src/application/${file}`, 'utf8')),
    );
    expect(shipped.filter((source: string) => source.includes('proves'))).toEqual([]);
  });
});

describe('Documented behaviour', () => {
  it('The page of every machine documents all its transitions and no others', () => {
    for (const machine of Object.values(declaredMachines)) {
      expect([
        machine.id,
        ...undocumentedTransitions(machine),
        ...removedTransitions(machine),
      ]).toEqual([machine.id]);
    }
  });

  it('A transition to another target than the documented one is reported', () => {
    const { machine } = modelOf('userActions');
    const key = 'userActions.confirming | question.cancel | 0';
    const mutant = mutantsOf(machine).find(({ name }) => name === `retarget ${key}`);
    const strayed = new StateMachine(mutant?.config as never, machine.implementations as never);
    expect([...undocumentedTransitions(strayed)]).toEqual([
      [
        key,
        '| confirming | question.cancel |  | performing | is not what docs/machines/user-actions.md says.',
      ],
    ]);
    expect(removedTransitions(strayed)).toEqual([
      'userActions: | confirming | question.cancel |  | resting | stands in docs/machines/user-actions.md and nowhere else.',
    ]);
  });
});
