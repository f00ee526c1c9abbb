import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Language } from '#domain/format/languages';
import { initialVariant, picturesOfVariant } from '#domain/products/initial-variant';
import {
  inlineResponseScript,
  PRELOADED_PICTURE_SLOTS,
  preloadUrlsFor,
} from '#domain/public-urls/preload-requests';
import { escapeHtml } from '#domain/text/escape-html';
import { tourCover } from '#domain/tours/tour-cover';
import type {
  PublicProduct,
  PublicProductList,
  PublicTour,
  PublicTourSummary,
} from '#openapi/types.generated';

/** Responses that a page would request first, included in its document. */
export interface PreloadedResponses {
  /** Elements of the head, from which the page takes the responses. */
  readonly head: string;
  /** The pictures that are visible first, by their placeholders in the document. */
  readonly pictures: Readonly<Record<string, string>>;
}

export type PreloadResponses = (
  request: FastifyRequest,
  language: Language,
) => Promise<PreloadedResponses>;

/** What is shown first of an answer: of a list, of a product or of a tour. */
type FirstAnswer = Partial<
  Pick<PublicProduct, 'pictures' | 'variants'> & {
    readonly items: readonly Partial<PublicProductList['items'][number] & PublicTourSummary>[];
    /** Only a tour has them. */
    readonly departures: PublicTour['departures'];
    readonly coverUrl: string | null;
  }
>;

/** A picture as the app shows it. */
interface FirstPicture {
  readonly src: string;
  /** With `sizes`: from which the browser chooses. */
  readonly srcSet?: string;
  readonly sizes?: string;
  readonly width: number;
  readonly height: number;
}

function squareOf(src: string): FirstPicture {
  return { src, width: 280, height: 280 };
}

/** The first pictures: those of a list, or the first one of a page. */
function picturesIn(answer: FirstAnswer): (FirstPicture | null)[] {
  if (answer.departures) return [answer.coverUrl ? squareOf(answer.coverUrl) : null];
  if (answer.pictures) {
    const { variants = [], pictures } = answer;
    return picturesOfVariant(pictures, initialVariant(variants))
      .map(({ url }) => squareOf(url))
      .slice(0, 1);
  }
  const { items = [] } = answer;
  return items.map(({ coverThumbnailUrl, coverUrl = null }) => {
    if (coverThumbnailUrl === undefined) return coverUrl === null ? null : tourCover(coverUrl);
    return coverThumbnailUrl === null ? null : squareOf(coverThumbnailUrl);
  });
}

function pictureTag(picture: FirstPicture | null | undefined): string {
  if (!picture) return '';
  const { src, srcSet, sizes, width, height } = picture;
  const choice = srcSet && sizes ? ` srcset="${escapeHtml(srcSet)}" sizes="${sizes}"` : '';
  return `<img src="${escapeHtml(src)}"${choice} alt="" width="${width}" height="${height}" fetchpriority="high">`;
}

/**
 * Requests the first responses of the page at an address from the server itself (`preloadUrlsFor`).
 * A failed response is left out: the page requests it again and shows the result.
 */
export function createResponsePreloader(app: FastifyInstance): PreloadResponses {
  return async ({ url }, language) => {
    const [pathname = '', query] = url.split('?');
    const asked = preloadUrlsFor(pathname, new URLSearchParams(query), language).map(
      async (address) => {
        const { statusCode, payload } = await app.inject({ url: address });
        return statusCode === 200 ? [{ address, payload }] : [];
      },
    );
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
