import type { FastifyInstance, FastifyRequest } from 'fastify';
import { firstCallsAt } from '#domain/addresses/first-calls';

/** What a page's program would ask for first, as pieces of the head of its document. */
export type AnswersFor = (request: FastifyRequest) => Promise<string>;

/** In a script's text nothing but `<` can end the script. */
const inScript = (json: string): string => json.replaceAll('<', '\\u003c');

const inAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/**
 * Asks the server itself for what the page at an address begins with (`firstCallsAt`). What is not
 * answered is left out: the page asks for it, and says what came of it.
 */
export const createFirstAnswers =
  (app: FastifyInstance): AnswersFor =>
  async ({ url }) => {
    const [pathname = '', query] = url.split('?');
    const pieces = firstCallsAt(pathname, new URLSearchParams(query)).map(async (address) => {
      const { statusCode, payload } = await app.inject({ url: address });
      if (statusCode !== 200) return '';
      return `<script type="application/json" data-answer="${inAttribute(address)}">${inScript(payload)}</script>`;
    });
    return (await Promise.all(pieces)).join('');
  };
