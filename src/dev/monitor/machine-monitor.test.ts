import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { orderActionsMachine } from '#application/orders/order-actions.machine';
import { broadcastRecording } from '../recording/broadcast';
import type { Channel } from '../recording/messages';
import { Recorder } from '../recording/recorder';
import { MachineMonitor } from './machine-monitor';

it('A monitor that attaches receives the past entries of every tab, and then the new ones', () => {
  const house = newBrowserTabs();
  const first = openTab(house, 'first');
  first.send({ type: 'order.view' });
  const second = openTab(house, 'second');
  const watch = openTool(house);

  expect(receivedBy(watch)).toEqual([
    ['first', 'xstate.init'],
    ['first', 'order.view'],
    ['second', 'xstate.init'],
  ]);
  second.send({ type: 'order.view' });
  expect(receivedBy(watch).at(-1)).toEqual(['second', 'order.view']);
});

it('A monitor receives the entries of a tab that opens later, also after another monitor has closed', () => {
  const house = newBrowserTabs();
  const watch = openTool(house);
  const actor = openTab(house, 'late');
  const leave = new MachineMonitor(house.channel(), (call) => call()).start();
  leave();
  actor.send({ type: 'order.view' });

  expect(receivedBy(watch)).toEqual([
    ['late', 'xstate.init'],
    ['late', 'order.view'],
  ]);
});

it('The monitor shows whether each event is taken, refused by a guard, or depends on its contents', () => {
  const house = newBrowserTabs();
  const actor = openTab(house, 'first');
  const watch = openTool(house);
  const [watched] = watch.shown().actors;
  if (!watched) throw new Error('Nothing is watched.');
  watch.ask(watched);

  expect(watch.shown().offers.get('first/orderActions-1')).toEqual([
    { event: 'order.changed', standing: 'taken', rejectedBy: [], fields: ['order'] },
    { event: 'order.accept', standing: 'refused', rejectedBy: ['isAllowed (accept)'], fields: [] },
    { event: 'order.refuse', standing: 'taken', rejectedBy: [], fields: [] },
    { event: 'order.advance', standing: 'asks', rejectedBy: ['isAllowed'], fields: ['action'] },
    {
      event: 'order.handOver',
      standing: 'refused',
      rejectedBy: ['isAllowed (handOver)'],
      fields: [],
    },
    { event: 'order.delete', standing: 'refused', rejectedBy: ['isAllowed (delete)'], fields: [] },
    { event: 'order.view', standing: 'taken', rejectedBy: [], fields: [] },
  ]);

  watch.send(watched, { type: 'order.refuse' });
  expect(actor.getSnapshot().value).toBe('confirmingRefusal');
  expect(watch.shown().answers.get(watched.address)).toEqual({
    event: 'order.refuse',
    rejectedBy: null,
  });
  watch.ask(watched);
  expect(watch.shown().offers.get(watched.address)).toEqual([
    { event: 'order.changed', standing: 'taken', rejectedBy: [], fields: ['order'] },
    {
      event: 'refusal.confirm',
      standing: 'taken',
      rejectedBy: [],
      fields: ['reasonCode', 'note', 'outOfStock'],
    },
    { event: 'refusal.cancel', standing: 'taken', rejectedBy: [], fields: [] },
  ]);

  watch.send(watched, { type: 'refusal.confirm', reasonCode: null, note: '' });
  expect(watch.shown().answers.get(watched.address)).toEqual({
    event: 'refusal.confirm',
    rejectedBy: ['isReasonGiven'],
  });
  expect(actor.getSnapshot().value).toBe('confirmingRefusal');
});

it('The monitor keeps the entries of a closed tab and shows its machines as stopped', () => {
  const house = newBrowserTabs();
  openTab(house, 'first');
  const watch = openTool(house);
  house.close();

  expect(watch.shown().entries.length).toBe(1);
  expect(watch.shown().actors.map(({ last }) => last.status)).toEqual(['stopped']);
});

/** The tabs of one browser: a message of one reaches all others. */
interface BrowserTabs {
  readonly channel: () => Channel;
  readonly closing: (() => void)[];
  readonly close: () => void;
}

function newBrowserTabs(): BrowserTabs {
  const listeners = new Map<object, (message: { data: unknown }) => void>();
  const closing: (() => void)[] = [];
  const underWay: (() => void)[] = [];
  /** A message reaches all tabs before the answers to it are delivered. */
  const deliver = (message: () => void) => {
    if (underWay.push(message) > 1) return;
    for (let next = underWay[0]; next; next = underWay[0]) {
      next();
      underWay.shift();
    }
  };
  const channel = (): Channel => {
    const own: Channel = {
      postMessage: (data) =>
        deliver(() => {
          for (const [other, hear] of [...listeners]) {
            if (other !== own) hear({ data: structuredClone(data) });
          }
        }),
      addEventListener: (_, listener) => void listeners.set(own, listener),
      removeEventListener: () => void listeners.delete(own),
      close: () => void listeners.delete(own),
    };
    return own;
  };
  return {
    channel,
    closing,
    close: () =>
      closing.forEach((stop) => {
        stop();
      }),
  };
}

function openTab(house: BrowserTabs, tab: string) {
  const recorder = new Recorder({ tab, now: () => 1 });
  const place = () => '/dashboard';
  const soon = (call: () => void) => call();
  house.closing.push(broadcastRecording({ recorder, channel: house.channel(), tab, place, soon }));
  return createActor(orderActionsMachine, {
    input: { record: order },
    inspect: recorder.inspect,
  }).start();
}

function openTool(house: BrowserTabs): MachineMonitor {
  const watch = new MachineMonitor(house.channel(), (call) => call());
  watch.start();
  return watch;
}

function receivedBy(watch: MachineMonitor) {
  return watch.shown().entries.map(({ tab, event }) => [tab, event.type]);
}

const order = {
  id: 'o1',
  number: '1001',
  status: 'pending' as const,
  allowedActions: [{ action: 'refuse' as const, to: 'rejected' as const, reasonRequired: true }],
};
