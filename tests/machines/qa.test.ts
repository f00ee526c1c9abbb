import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { StateMachine } from 'xstate';
import { declaredMachines } from '#application/machines';
import { droppedFigures } from '../qa/coverage-guard';
import { listed, listText } from '../qa/list';
import { machineNames, modelOf } from '../qa/machines';
import { lostFrom, unmeantIn } from '../qa/meant';
import { mutantsOf } from '../qa/mutation/mutants';
import { NodePlayer } from '../qa/node-player';
import { type Listing, spelledPath } from '../qa/path-list';
import { replayLine } from '../qa/qa-path';
import { failureText } from '../qa/report/failure-text';
import { KINDS } from '../qa/report/qa-report';
import { tagsOf } from '../qa/requirements/proofs';
import { sentences } from '../qa/requirements/sentences';
import { totalOf } from '../support/model/coverage-report';
import { pathsOf } from '../support/model/paths-of';
import { postmanPathsOf } from '../support/model/postman';

const listing = (seed: number): Listing => ({
  machines: ['sessionEnding', 'tableViews'],
  sets: ['shortest', 'postman', 'walks'],
  walking: { seed, count: 5, length: 8 },
});

const listOf = (seed: number, ...wishes: string[]) =>
  listText(listing(seed), listed(listing(seed), wishes));

describe("QA's list of paths", () => {
  it('is the same for the same seed, byte for byte, and another for another', () => {
    expect(listOf(7)).toBe(listOf(7));
    expect(listOf(7)).not.toBe(listOf(8));
  });

  it('finds a path by its name, by its number and by a pattern', () => {
    const [first] = listed(listing(7), []);
    if (!first) throw new Error('Nothing is listed.');
    expect(listed(listing(7), [first.name])).toEqual([first]);
    expect(listed(listing(7), [`${first.machine}:1`])).toEqual([first]);
    const walks = listed(listing(7), ['tableViews/walks*']);
    expect(new Set(walks.map(({ machine, set }) => `${machine} ${set}`))).toEqual(
      new Set(['tableViews walks']),
    );
  });

  it('refuses a way that nobody can go, and says where it ends', () => {
    const way = (title: string) => () => spelledPath('inlineEdit', modelOf('inlineEdit'), title);
    expect(way('a price → edit.begin → no answer comes')).toThrow(
      'In editing.typing nothing waits for "no answer comes".',
    );
    expect(way('a price → edit.end')).toThrow('The model has no event edit.end.');
    expect(way('a prize → edit.begin')).toThrow('inlineEdit begins with a price.');
  });

  it("leads the postman's round past every transition that there is a way to", () => {
    for (const machine of ['tableViews', 'libraryWork', 'invitation'] as const) {
      const firedBy = (paths: readonly { readonly fires: readonly string[] }[]) =>
        [...new Set(paths.flatMap(({ fires }) => fires))].toSorted();
      const model = modelOf(machine);
      expect(firedBy(postmanPathsOf(model))).toEqual(firedBy(pathsOf(model)));
    }
  });
});

describe('a defect in a machine', () => {
  it('is told with its step, the states, the event and the line that plays it again', async () => {
    const { machine } = modelOf('sessionEnding');
    const [input = ''] = Object.keys(modelOf('sessionEnding').inputs);
    const [label = ''] = Object.keys(modelOf('sessionEnding').events);
    const path = spelledPath('sessionEnding', modelOf('sessionEnding'), `${input} → ${label}`);
    const { config } = machine;
    const mutant = mutantsOf(machine).find(({ name }) => name.startsWith('remove sessionEnding'));
    Object.assign(machine, { config: mutant?.config });
    try {
      const result = await new NodePlayer('sessionEnding').play(path);
      expect(failureText(result)).toContain(`step      1 of 1: ${label}`);
      expect(failureText(result)).toContain(`expected  ${path.target}`);
      expect(replayLine(path, null)).toBe(
        `npm run qa -- replay sessionEnding '${input} → ${label}'`,
      );
    } finally {
      Object.assign(machine, { config });
    }
    expect((await new NodePlayer('sessionEnding').play(path)).failure).toBeNull();
  });
});

describe('what a process knows', () => {
  it('is held against the model, where a defect leads nowhere else', async () => {
    const key = 'recordEdit.editing.untouched | record.changed | 0';
    const { machine } = modelOf('recordEdit');
    const listing = { machines: ['recordEdit'], sets: ['shortest'] } as const;
    const paths = listed({ ...listing, walking: { seed: 1, count: 0, length: 1 } }, []);
    const over = paths.find(({ path }) => path.fires.at(-1) === key);
    if (!over) throw new Error(`No path leads over ${key}.`);
    const { config } = machine;
    const mutant = mutantsOf(machine).find(({ name }) => name === `remove ${key}`);
    Object.assign(machine, { config: mutant?.config });
    try {
      const { failure } = await new NodePlayer('recordEdit').play(over);
      expect(failure?.message).toMatch(/^It knows .* in editing\.untouched instead of /);
    } finally {
      Object.assign(machine, { config });
    }
    expect((await new NodePlayer('recordEdit').play(over)).failure).toBeNull();
  });
});

describe('the coverage that is kept', () => {
  it('is held against every figure of a run', () => {
    const model = modelOf('sessionEnding');
    const total = totalOf(model.machine, model);
    const reached = { ...total, transitions: total.transitions.slice(1) };
    expect(droppedFigures('node', [{ reached: total, total }])).toEqual([]);
    expect(droppedFigures('node', [{ reached, total }])).toEqual([
      'sessionEnding: transitions fell from 100.00 % to 80.00 % (node).',
    ]);
  });

  it('names every machine, each of them whole in Node', () => {
    const { node } = JSON.parse(readFileSync('tests/qa/kept-coverage.json', 'utf8'));
    const whole = Object.fromEntries(KINDS.map(([kind]) => [kind, 1]));
    expect(node).toEqual(Object.fromEntries(machineNames.map((name) => [name, whole])));
  });
});

describe("the specification's sentences", () => {
  const carried = Object.values(declaredMachines).flatMap((machine) => [...tagsOf(machine).keys()]);

  it('are carried by transitions under the names they are known by', () => {
    expect([...new Set(carried)].toSorted()).toEqual(Object.keys(sentences).toSorted());
  });

  it('are named in the sources alone, and not in what is shipped', async () => {
    const loader = new URL('../../scripts/requirement-tags.mjs', import.meta.url).href;
    const { default: withoutRequirementTags } = await import(loader);
    const files = readdirSync('src/application', { recursive: true, encoding: 'utf8' });
    const machines = files.filter((file) => file.endsWith('.machine.ts'));
    const shipped = machines.map((file) =>
      withoutRequirementTags(readFileSync(`src/application/${file}`, 'utf8')),
    );
    expect(shipped.filter((source: string) => source.includes('proves'))).toEqual([]);
  });
});

describe('what is meant', () => {
  it('stands in the page of a machine, which knows of every transition and of no other', () => {
    for (const machine of Object.values(declaredMachines)) {
      expect([machine.id, ...unmeantIn(machine), ...lostFrom(machine)]).toEqual([machine.id]);
    }
  });

  it('is told of a transition that leads elsewhere than its page says', () => {
    const { machine } = modelOf('userActions');
    const key = 'userActions.confirming | question.cancel | 0';
    const mutant = mutantsOf(machine).find(({ name }) => name === `retarget ${key}`);
    const strayed = new StateMachine(mutant?.config as never, machine.implementations as never);
    expect([...unmeantIn(strayed)]).toEqual([
      [
        key,
        '| confirming | question.cancel |  | performing | is not what docs/machines/user-actions.md says.',
      ],
    ]);
    expect(lostFrom(strayed)).toEqual([
      'userActions: | confirming | question.cancel |  | resting | stands in docs/machines/user-actions.md and nowhere else.',
    ]);
  });
});
