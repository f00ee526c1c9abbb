import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { millisecondsInMinute, millisecondsInSecond } from 'date-fns/constants';
import pLimit from 'p-limit';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { MAX_HOPS } from '#domain/conversations/automatic-letter';
import { mailboxKeyOf } from '#domain/mail/mailbox-key';
import type { MailInConfig } from '../config';
import type { ServerContext } from '../context';
import { consumeRateLimit } from '../rate-limits/rate-limit';
import { judgeSender } from './judge-sender';
import { withTemporaryFolder } from './letter-folder';
import { type Addressee, findAddressee } from './mail-addresses';
import { readLetter } from './read-letter';
import { receiveLetter } from './receive-letter';

/** Limits of the listener; tests replace single ones. */
export interface MailListenerLimits {
  /** Bytes of one letter. */
  readonly letterBytes: number;
  readonly connections: number;
  readonly connectionsPerAddress: number;
  readonly recipients: number;
  /** Silence after which a connection is closed (ms). */
  readonly idleMs: number;
  /** The longest time of a whole connection (ms), so that none lasts by sending single bytes. */
  readonly connectionMs: number;
  /** Letters from one mailbox in a minute. */
  readonly lettersPerMinute: number;
}

const LIMITS: MailListenerLimits = {
  letterBytes: 25 * 1024 * 1024,
  connections: 200,
  connectionsPerAddress: 20,
  recipients: 10,
  idleMs: millisecondsInMinute,
  connectionMs: 10 * millisecondsInMinute,
  lettersPerMinute: 30,
};

/** Letters that one process reads at once: each may take some times its size of memory. */
const reading = pLimit(2);

/** An answer of the SMTP server that refuses what a client does. */
class SmtpRefusal extends Error {
  override readonly name = 'SmtpRefusal';

  constructor(
    readonly responseCode: number,
    message: string,
  ) {
    super(message);
  }
}

/** The answer for an error that nobody expected: the client tries again later. */
function refusalOf(error: unknown, { log }: Pick<ServerContext, 'log'>): SmtpRefusal {
  if (error instanceof SmtpRefusal) return error;
  log.warn({ err: error }, 'a letter was not taken');
  return new SmtpRefusal(451, 'Try again later');
}

async function addresseesOf(
  context: ServerContext,
  { envelope }: SMTPServerSession,
): Promise<Addressee[]> {
  const found = await Promise.all(
    envelope.rcptTo.map(({ address }) => findAddressee(context, address)),
  );
  return found.filter((addressee) => addressee !== null);
}

async function assertRate(
  { database, clock }: ServerContext,
  sender: string,
  perMinute: number,
): Promise<void> {
  try {
    const subject = `letters:${mailboxKeyOf(sender)}`;
    await consumeRateLimit({ db: database.db }, subject, perMinute, clock());
  } catch {
    throw new SmtpRefusal(450, 'Too many letters, try again later');
  }
}

/** Reads a letter and keeps it for each addressee; committed when this returns. */
async function take(
  context: ServerContext,
  file: string,
  session: SMTPServerSession,
): Promise<void> {
  const sender = session.envelope.mailFrom;
  const hasSender = sender !== false && sender.address !== '';
  const letter = await readLetter(file, hasSender).catch((error: unknown) => {
    context.log.warn({ err: error }, 'a letter could not be read');
    throw new SmtpRefusal(554, 'The letter cannot be read');
  });
  if (letter.hops > MAX_HOPS) throw new SmtpRefusal(554, 'The letter goes round in a loop');
  const origin = {
    address: session.remoteAddress,
    helo: session.hostNameAppearsAs || session.clientHostname,
    envelopeFrom: hasSender ? sender.address : '',
  };
  const raw = await readFile(file);
  const judged = { raw, email: letter.from.email, origin };
  const proof = await judgeSender(judged, context.nameResolver);
  for (const addressee of await addresseesOf(context, session)) {
    await receiveLetter(context, addressee, { ...letter, senderProof: proof });
  }
}

/** Passes bytes up to a limit and discards the others, so that no letter fills the disk. */
function atMost(limit: number): Transform {
  let total = 0;
  return new Transform({
    transform(piece: Buffer, _encoding, done) {
      const room = Math.max(0, limit - total);
      total += piece.length;
      done(null, piece.subarray(0, room));
    },
  });
}

async function receive(
  context: ServerContext,
  stream: SMTPServerDataStream,
  session: SMTPServerSession,
  limits: MailListenerLimits,
): Promise<void> {
  await withTemporaryFolder(async (folder) => {
    const file = path.join(folder, 'letter.eml');
    await pipeline(stream, atMost(limits.letterBytes), createWriteStream(file, { mode: 0o600 }));
    if (stream.sizeExceeded) throw new SmtpRefusal(552, 'The letter is too large');
    const sender = session.envelope.mailFrom;
    const address = sender === false ? '' : sender.address;
    await assertRate(context, address || session.remoteAddress, limits.lettersPerMinute);
    await reading(() => take(context, file, session));
  });
}

/** Counts the connections of each address. */
function createConnectionCounter(limit: number) {
  const counts = new Map<string, number>();
  return {
    add: (address: string): boolean => {
      const count = (counts.get(address) ?? 0) + 1;
      if (count > limit) return false;
      counts.set(address, count);
      return true;
    },
    remove: (address: string) => {
      const count = (counts.get(address) ?? 1) - 1;
      if (count > 0) counts.set(address, count);
      else counts.delete(address);
    },
  };
}

/** The own addresses from which no letter is taken: it would go round. */
function isOwnAddress(address: string, { config }: ServerContext): boolean {
  const key = address.toLowerCase();
  return key === config.mailFrom.toLowerCase() || key.endsWith(`@${config.mailIn?.domain}`);
}

function createSmtpServer(context: ServerContext, limits: MailListenerLimits): SMTPServer {
  const counter = createConnectionCounter(limits.connectionsPerAddress);
  const counted = new Set<string>();
  const server: SMTPServer = new SMTPServer({
    name: context.config.mailIn?.domain ?? '',
    banner: 'letters',
    // A mail server in front of this one speaks TLS with the world.
    disabledCommands: ['AUTH', 'STARTTLS'],
    size: limits.letterBytes,
    maxClients: limits.connections,
    socketTimeout: limits.idleMs,
    closeTimeout: millisecondsInSecond,
    disableReverseLookup: true,
    logger: false,
    onConnect: ({ id, remoteAddress }, done) => {
      if (!counter.add(remoteAddress)) return done(new SmtpRefusal(421, 'Too many connections'));
      counted.add(id);
      return done();
    },
    onClose: ({ id, remoteAddress }) => {
      if (counted.delete(id)) counter.remove(remoteAddress);
    },
    onMailFrom: ({ address }, _session, done) =>
      done(isOwnAddress(address, context) ? new SmtpRefusal(554, 'An address of our own') : null),
    onRcptTo: ({ address }, { envelope }, done) => {
      if (envelope.rcptTo.length >= limits.recipients) {
        return done(new SmtpRefusal(452, 'Too many recipients'));
      }
      findAddressee(context, address).then(
        (found) => done(found ? null : new SmtpRefusal(550, 'No such mailbox')),
        (error: unknown) => done(refusalOf(error, context)),
      );
    },
    onData: (stream, session, done) => {
      receive(context, stream, session, limits).then(
        () => done(null, 'Kept'),
        (error: unknown) => done(refusalOf(error, context)),
      );
    },
  });
  server.on('error', (error: Error) =>
    context.log.warn({ err: error }, 'a mail connection failed'),
  );
  server.server.on('connection', (socket) => {
    const timer = setTimeout(() => socket.destroy(), limits.connectionMs);
    socket.once('close', () => clearTimeout(timer));
  });
  return server;
}

/** A listener that takes letters. */
export interface MailListener {
  readonly port: number;
  /** Takes no more connections, and waits for letters that are being read. */
  stop(): Promise<void>;
}

/**
 * Takes letters to stores and to conversations by SMTP. A letter is kept before it is acknowledged,
 * so none is lost after its 250.
 * @throws Error when the port cannot be used
 */
export async function startMailListener(
  context: ServerContext,
  { host, port }: MailInConfig,
  limits: Partial<MailListenerLimits> = {},
): Promise<MailListener> {
  const server = createSmtpServer(context, { ...LIMITS, ...limits });
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(port, host, resolve);
  });
  // An address of a TCP server is no text.
  const { port: used } = server.server.address() as AddressInfo;
  return { port: used, stop: () => new Promise((resolve) => server.close(() => resolve())) };
}
