import { fromCallback } from 'xstate';
import type { Reach, Transport } from '../ports/transport.port';
import type { ReachNews } from './connection.machine';

const news: Record<Reach, ReachNews> = {
  reached: { type: 'server.answer' },
  lost: { type: 'server.vanish' },
  closed: { type: 'server.close' },
};

/** Tells how the server is reached, at once and on every change. */
export const watchReach = (transport: Transport) =>
  fromCallback<ReachNews>(({ sendBack }) => {
    const tell = () => sendBack(news[transport.reach()]);
    tell();
    return transport.onReach(tell);
  });
