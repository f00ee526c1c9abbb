import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Operation } from './contract';
import { problem } from './problem-error';
import { parseStrictJson } from './strict-json';

/**
 * Only these spellings are accepted: another one might select another parser, or none, and skip a
 * schema.
 */
const CONTENT_TYPES: readonly (readonly [type: string, spelling: RegExp])[] = [
  ['application/json', /^application\/json(?:; ?charset="?utf-8"?)?$/i],
  ['multipart/form-data', /^multipart\/form-data; ?boundary=[\w'()+,./:=?"-]{1,80}$/i],
];

function documentedTypeOf(header: string): string | undefined {
  return CONTENT_TYPES.find(([, spelling]) => spelling.test(header))?.[0];
}

function carriesBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/**
 * Refuses a body that the operation does not take, before the body is read.
 * @throws ProblemError 415, or 400 where the operation takes no body at all
 */
export function assertContentType(request: FastifyRequest, operation: Operation): void {
  if (operation.method === 'GET') return;
  if (operation.bodyTypes.length === 0) {
    if (carriesBody(request)) throw problem(400, 'unexpected_body');
    return;
  }
  const header = request.headers['content-type'];
  if (header === undefined) {
    if (operation.isBodyRequired || carriesBody(request)) {
      throw problem(415, 'unsupported_media_type');
    }
    return;
  }
  const type = documentedTypeOf(header.trim());
  if (type === undefined || !operation.bodyTypes.includes(type)) {
    throw problem(415, 'unsupported_media_type');
  }
}

function parse(text: string): unknown {
  try {
    return parseStrictJson(text);
  } catch {
    throw problem(400, 'malformed_request', { detail: 'The body is not JSON.' });
  }
}

/** Reads strict JSON only ({@link parseStrictJson}); an empty body is no body. */
export function registerJsonParser(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    async (_request: FastifyRequest, text: string) => (text === '' ? undefined : parse(text)),
  );
}
