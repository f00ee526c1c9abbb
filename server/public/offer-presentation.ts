import { thumbnailUrlOf } from '#domain/media/picture-limits';
import { canOrder } from '#domain/products/stock-policy';
import type {
  PublicOption,
  PublicPicture,
  PublicProduct,
  PublicProductSummary,
  PublicVariant,
} from '#openapi/types.generated';
import type { Reader } from '../context';
import { type PictureRow, selectImages } from '../products/products.repository';
import {
  findOffer,
  type OfferedOption,
  type OfferRow,
  selectOfferedVariants,
  selectOptions,
} from './offered-products.query';

/** A product on sale as shown in a list. */
export function presentOffer({
  priceMin,
  priceMax,
  createdAt,
  ...offer
}: OfferRow): PublicProductSummary {
  return {
    ...offer,
    price: priceMin ?? 0,
    priceMax: priceMax ?? priceMin ?? 0,
    coverThumbnailUrl: offer.coverUrl === null ? null : thumbnailUrlOf(offer.coverUrl),
    createdAt: createdAt.toISOString(),
  };
}

function presentOption({ attribute, value }: OfferedOption): PublicOption {
  return {
    code: attribute.code,
    colorHex: value.colorHex,
    attribute: attribute.name,
    attributeEn: attribute.nameEn,
    attributeAr: attribute.nameAr,
    value: value.name,
    valueEn: value.nameEn,
    valueAr: value.nameAr,
  };
}

function presentPicture({ url, ofMedia, ...own }: PictureRow): PublicPicture {
  return {
    url,
    thumbnailUrl: thumbnailUrlOf(url),
    alt: ofMedia?.alt ?? own.alt,
    altEn: ofMedia?.altEn ?? own.altEn,
    altAr: ofMedia?.altAr ?? own.altAr,
  };
}

/** URLs of the pictures with these ids that are on this host. */
function urlsOf(imageIds: readonly string[], pictures: readonly PictureRow[]): string[] {
  return imageIds.flatMap((id) => pictures.find((picture) => picture.id === id)?.url ?? []);
}

async function variantsOf(
  reader: Reader,
  productId: string,
  pictures: readonly PictureRow[],
): Promise<PublicVariant[]> {
  const rows = await selectOfferedVariants(reader, productId);
  const options = await selectOptions(
    reader,
    rows.map(({ id }) => id),
  );
  return rows.map(({ stockPolicy, stockAvailable, price, imageIds, ...variant }) => ({
    ...variant,
    pictureUrl: urlsOf(imageIds, pictures)[0] ?? null,
    pictureUrls: urlsOf(imageIds, pictures),
    price: price ?? 0,
    isAvailable: canOrder({ stockPolicy, stockAvailable }, 1),
    options: options.filter(({ variantId }) => variantId === variant.id).map(presentOption),
  }));
}

/**
 * A product on sale as its public page shows it; undefined when there is none with this id or
 * handle. It contains no number of pieces and no pictures that are not fetched yet.
 */
export async function readOffer(
  reader: Reader,
  idOrHandle: string,
): Promise<PublicProduct | undefined> {
  const offer = await findOffer(reader, idOrHandle);
  if (!offer) return undefined;
  const { description, descriptionEn, descriptionAr, content, contentEn, contentAr } = offer;
  const pictures = (await selectImages(reader, offer.id)).filter(({ isRemote }) => !isRemote);
  return {
    ...presentOffer(offer),
    description,
    descriptionEn,
    descriptionAr,
    content,
    contentEn,
    contentAr,
    variants: await variantsOf(reader, offer.id, pictures),
    pictures: pictures.map(presentPicture),
  };
}
