import type { FastifyInstance, FastifyRequest } from 'fastify';
import { initialVariant, picturesOfVariant } from '#domain/products/initial-variant';
import {
  inlineResponseScript,
  PRELOADED_PICTURE_SLOTS,
  preloadUrlsFor,
} from '#domain/public-urls/preload-requests';
import { escapeHtml } from '#domain/text/escape-html';
import type { PublicProduct, PublicProductList } from '../contract.generated';

/** Responses that a page would request first, included in its document. */
export interface PreloadedResponses {
  /** Elements of the head, from which the page takes the responses. */
  readonly head: string;
  /** The pictures that are visible first, by their placeholders in the document. */
  readonly pictures: Readonly<Record<string, string>>;
}

export type PreloadResponses = (request: FastifyRequest) => Promise<PreloadedResponses>;

/** Addresses of pictures: those of a list's products, or the first picture of a product's page. */
function picturesIn(answer: Partial<PublicProductList & PublicProduct>): (string | null)[] {
  if (answer.pictures) {
    const { variants = [], pictures } = answer;
    return picturesOfVariant(pictures, initialVariant(variants))
      .map(({ url }) => url)
      .slice(0, 1);
  }
  const { items = [] } = answer;
  return items.map(({ coverThumbnailUrl = null }) => coverThumbnailUrl);
}

function pictureTag(address: string | null | undefined): string {
  return address
    ? `<img src="${escapeHtml(address)}" alt="" width="280" height="280" fetchpriority="high">`
    : '';
}

/**
 * Requests the first responses of the page at an address from the server itself (`preloadUrlsFor`).
 * A failed response is left out: the page requests it again and shows the result.
 */
export function createResponsePreloader(app: FastifyInstance): PreloadResponses {
  return async ({ url }) => {
    const [pathname = '', query] = url.split('?');
    const asked = preloadUrlsFor(pathname, new URLSearchParams(query)).map(async (address) => {
      const { statusCode, payload } = await app.inject({ url: address });
      return statusCode === 200 ? [{ address, payload }] : [];
    });
    const answers = (await Promise.all(asked)).flat();
    const shown = answers[0] ? picturesIn(JSON.parse(answers[0].payload)) : [];
    return {
      head: answers.map(({ address, payload }) => inlineResponseScript(address, payload)).join(''),
      pictures: Object.fromEntries(
        PRELOADED_PICTURE_SLOTS.map((place, at) => [place, pictureTag(shown[at])]),
      ),
    };
  };
}
