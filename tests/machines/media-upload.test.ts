import { describe, expect, it } from 'vitest';
import { provideUploadQueues } from '#application/media/upload-queue';
import { aMedia } from '../support/builders/media';
import { aPayoutFile } from '../support/builders/payout';
import { mediaUploadTestModel, uploadResults } from '../support/machine-models/media-upload.model';
import { describeMachine } from '../support/model-based-testing/node-suite';
import {
  createMediaUploadNodeDriver,
  uploadUrl,
} from '../support/node-drivers/media-upload.driver';
import { composeTestApp, settle, testNow } from '../support/test-app/compose-test-app';
import { problemOf } from '../support/test-app/scripted-transport';
import { tokenUntil } from '../support/test-app/test-tokens';

describeMachine(mediaUploadTestModel, createMediaUploadNodeDriver);

function picture(name: string, type = 'image/png') {
  return new File([name], name, { type });
}

function pictures(count: number) {
  return Array.from({ length: count }, (_, index) => picture(`${index + 1}.png`));
}

function begin() {
  const app = composeTestApp();
  const { provide } = app.application;
  const queues = provideUploadQueues();
  const runner = { provide, inspection: {} };
  const at = (userId: string, place: string) =>
    queues.at(runner, userId, place, { kind: 'library' });
  const queue = at('usr_1', 'library');
  const standing = () => queue.all().map(({ actor }) => actor.getSnapshot().value);
  const store = async (changes = {}) => {
    const media = aMedia(changes);
    app.transport.accept(uploadUrl, { results: [{ ...uploadResults.stored, media }] });
    await settle();
  };
  const refuse = async (...problem: Parameters<typeof problemOf>) => {
    app.transport.refuse(uploadUrl, problemOf(...problem));
    await settle();
  };
  const names = () =>
    app.transport.held.map(({ body }) => (body as { files: File[] }).files[0]?.name);
  return { ...app, at, queue, standing, store, refuse, names };
}

describe('Pictures uploaded together', () => {
  it('The upload queue sends three pictures at a time, in the chosen order', async () => {
    const { queue, names, store } = begin();
    queue.add(pictures(5));
    await settle();
    expect(names()).toEqual(['1.png', '2.png', '3.png']);
    await store();
    expect(names()).toEqual(['2.png', '3.png', '4.png']);
  });

  it('The upload queue gives the place of a cancelled picture to the next one', async () => {
    const { queue, names } = begin();
    queue.add(pictures(5));
    await settle();
    queue.cancel(queue.all()[1]?.id ?? '');
    queue.cancel(queue.all()[3]?.id ?? '');
    await settle();
    expect(names()).toEqual(['1.png', '3.png', '4.png']);
  });

  it('The upload queue validates each picture separately before sending it', async () => {
    const { queue, standing, names } = begin();
    queue.add([picture('a.pdf', 'application/pdf'), picture('b.png')]);
    await settle();
    expect([standing(), names()]).toEqual([['refused', 'sending'], ['b.png']]);
  });

  it('The upload queue returns stored pictures with their media, and removes them', async () => {
    const { queue, store } = begin();
    queue.add([picture('a.png')]);
    queue.add([picture('b.png')], 'med_old');
    await settle();
    await store({ id: 'med_a' });
    await store({ id: 'med_b' });
    expect(queue.takeStored()).toEqual([
      { media: aMedia({ id: 'med_a' }), replaces: null, turn: 1 },
      { media: aMedia({ id: 'med_b' }), replaces: 'med_old', turn: 2 },
    ]);
    expect([queue.all(), queue.takeStored()]).toEqual([[], []]);
  });

  it('The upload queue retries all failed pictures together', async () => {
    const { queue, refuse, standing } = begin();
    queue.add(pictures(2));
    await settle();
    await refuse(500, 'server_error');
    await refuse(500, 'server_error');
    expect(standing()).toEqual(['failed', 'failed']);
    queue.retryFailed();
    expect(standing()).toEqual(['sending', 'sending']);
  });

  it('The upload queue cancels all pictures together', async () => {
    const { queue, transport } = begin();
    queue.add(pictures(5));
    await settle();
    queue.cancelAll();
    await settle();
    expect([queue.all(), transport.held]).toEqual([[], []]);
  });

  it('The upload queue waits as long as a full server requests, and then continues', async () => {
    const { queue, refuse, standing, clock } = begin();
    queue.add(pictures(1));
    await settle();
    await refuse(503, 'unavailable', { retryAfter: 40 });
    clock.advance(39_000);
    await settle();
    expect(standing()).toEqual(['waiting']);
    clock.advance(1_000);
    await settle();
    expect(standing()).toEqual(['sending']);
  });

  it('The upload queue waits for the connection, and continues once the server is reachable', async () => {
    const { queue, refuse, standing, transport } = begin();
    queue.add(pictures(1));
    await settle();
    transport.setConnectionStatus('offline');
    await refuse(0, 'network');
    transport.setConnectionStatus('maintenance');
    expect(standing()).toEqual(['waiting']);
    transport.setConnectionStatus('online');
    await settle();
    expect(standing()).toEqual(['sending']);
  });

  it('The upload queue survives the end of a session, for the same seller only', async () => {
    const { queue, refuse, standing, tokens, clock, at } = begin();
    queue.add(pictures(1));
    await settle();
    await refuse(401, 'token_expired');
    tokens.replace({ access: tokenUntil(testNow + 900_000, 'usr_2'), refresh: null });
    clock.advance(2_000);
    await settle();
    expect([standing(), at('usr_2', 'library').all()]).toEqual([['signedOut'], []]);
    tokens.replace({ access: tokenUntil(testNow + 900_000, 'usr_1'), refresh: null });
    clock.advance(2_000);
    await settle();
    expect(standing()).toEqual(['sending']);
    expect(at('usr_1', 'library')).toBe(queue);
  });
});

describe('Uploads to the answer to a payout', () => {
  const url = '/api/store/payouts/pyt_1/files/';
  const target = { kind: 'payout', payoutId: 'pyt_1' } as const;
  const beginAnswer = async (file: File) => {
    const app = composeTestApp();
    const runner = { provide: app.application.provide, inspection: {} };
    const queue = app.application
      .provide(provideUploadQueues)
      .at(runner, 'usr_1', 'payout pyt_1', target);
    queue.add([file]);
    await settle();
    return { app, queue, upload: queue.all()[0]?.actor };
  };
  const pdf = new File(['%PDF-1.7'], 'bon.pdf', { type: 'application/pdf' });

  it('A PDF goes to the payout, and becomes a file of the answer', async () => {
    const { app, queue } = await beginAnswer(pdf);
    app.transport.accept(url, aPayoutFile());
    await settle();
    expect(queue.takeStored().map(({ media }) => media)).toEqual([aPayoutFile()]);
  });

  it('A file that the server refuses shows the reason, and another failure can be retried', async () => {
    const refused = await beginAnswer(pdf);
    const errors = { file: ['unreadable_pdf'] };
    refused.app.transport.refuse(url, problemOf(422, 'validation_failed', { errors }));
    await settle();
    expect(refused.upload?.getSnapshot()).toMatchObject({
      value: 'refused',
      context: { refusal: 'unreadable_pdf' },
    });
    const large = await beginAnswer(pdf);
    large.app.transport.refuse(url, problemOf(413, 'payload_too_large'));
    await settle();
    expect(large.upload?.getSnapshot().context.refusal).toBe('file_too_large');
    const answered = await beginAnswer(pdf);
    answered.app.transport.refuse(url, problemOf(409, 'action_not_allowed'));
    await settle();
    expect(answered.upload?.getSnapshot().value).toBe('failed');
  });

  it('A file of another type is refused without being sent', async () => {
    const { app, upload } = await beginAnswer(new File(['<p>'], 'a.html', { type: 'text/html' }));
    expect(upload?.getSnapshot().context.refusal).toBe('unsupported_file');
    expect(app.transport.held).toEqual([]);
  });
});
