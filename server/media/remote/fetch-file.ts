import { lookup as resolveName } from 'node:dns';
import { createWriteStream } from 'node:fs';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Why a picture on another host was not fetched. */
export type FetchFailure =
  | 'forbidden_address'
  | 'unreachable'
  | 'refused_by_host'
  | 'too_many_redirects'
  | 'file_too_large'
  | 'timed_out';

export class FetchError extends Error {
  override readonly name = 'FetchError';

  constructor(readonly code: FetchFailure) {
    super(code);
  }
}

/** Limits of a fetch. */
export interface FetchLimits {
  readonly bytes: number;
  /** For the whole fetch, including redirects. */
  readonly milliseconds: number;
  /** Whether a connection to this IP address may be opened. */
  readonly isAllowed: (address: string) => boolean;
}

const MAX_REDIRECTS = 3;

/**
 * Resolves a host name for the connection that is opened with it: the checked address is the
 * connected one, even if the name resolves differently a moment later. One forbidden address among
 * several forbids all.
 */
function guardedLookup(isAllowed: FetchLimits['isAllowed']): LookupFunction {
  return (hostname, options, done) => {
    resolveName(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return done(error ?? new FetchError('unreachable'), '', 4);
      if (!addresses.every(({ address }) => isAllowed(address))) {
        return done(new FetchError('forbidden_address'), '', 4);
      }
      if (options.all) return done(null, addresses);
      return done(null, first.address, first.family);
    });
  };
}

/** @throws FetchError when the text is no plain web address, or names a forbidden IP address */
function assertFetchable(address: string, { isAllowed }: FetchLimits): URL {
  if (!URL.canParse(address)) throw new FetchError('forbidden_address');
  const url = new URL(address);
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
  // The URL parser has normalised every spelling of an IP address, such as 0x7f.1.
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isForbidden = isIP(host) !== 0 && !isAllowed(host);
  if (!isWeb || isForbidden || url.username !== '' || url.password !== '') {
    throw new FetchError('forbidden_address');
  }
  return url;
}

function requestUrl(url: URL, bounds: FetchLimits, signal: AbortSignal): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const { get } = url.protocol === 'https:' ? https : http;
    const lookup = guardedLookup(bounds.isAllowed);
    // No agent: the address of a reused connection would not be checked.
    get(url, { lookup, signal, agent: false, headers: { accept: 'image/*' } }, resolve).once(
      'error',
      reject,
    );
  });
}

async function followRedirects(address: string, bounds: FetchLimits, signal: AbortSignal) {
  let next = address;
  for (let turn = 0; turn <= MAX_REDIRECTS; turn += 1) {
    const url = assertFetchable(next, bounds);
    const response = await requestUrl(url, bounds, signal);
    const { statusCode = 0, headers } = response;
    if (statusCode === 200) return response;
    response.destroy();
    if (statusCode < 300 || statusCode >= 400 || !headers.location) {
      throw new FetchError('refused_by_host');
    }
    next = URL.canParse(headers.location, url.href) ? new URL(headers.location, url.href).href : '';
  }
  throw new FetchError('too_many_redirects');
}

function limitBytes(bytes: number): Transform {
  let seen = 0;
  return new Transform({
    transform(piece: Buffer, _encoding, done) {
      seen += piece.byteLength;
      done(seen > bytes ? new FetchError('file_too_large') : null, piece);
    },
  });
}

function toFetchError(error: unknown, signal: AbortSignal): FetchError {
  if (error instanceof FetchError) return error;
  return new FetchError(signal.aborted ? 'timed_out' : 'unreachable');
}

/**
 * Downloads a URL into a file. Connects only to public hosts, at every redirect. A compressed
 * response is stored as received, and is then no valid picture.
 * @throws FetchError
 */
export async function fetchFile(
  address: string,
  target: string,
  bounds: FetchLimits,
): Promise<void> {
  const signal = AbortSignal.timeout(bounds.milliseconds);
  try {
    const response = await followRedirects(address, bounds, signal);
    const file = createWriteStream(target, { mode: 0o600 });
    await pipeline(response, limitBytes(bounds.bytes), file, { signal });
  } catch (error) {
    throw toFetchError(error, signal);
  }
}
