import { styled } from 'styled-components';
import type { ProductSummary } from '#openapi/types.generated';
import BoxIcon from '~icons/solar/box-linear';
import { iconMask, maskedIcon } from '../kit/icon-mask';

const pictureStyles = `
  flex: none;
  inline-size: var(--row-picture, var(--picture, 44px));
  block-size: var(--row-picture, var(--picture, 44px));
  border-radius: var(--radius-control);
  background: var(--sunk);
`;
const Picture = styled.img`
  ${pictureStyles}
  object-fit: cover;
`;
const Placeholder = styled.span`
  ${pictureStyles}
  display: grid;
  place-items: center;
  color: var(--text-disabled);
  &::before {
    --icon: ${iconMask(BoxIcon)};
    ${maskedIcon(20)}
  }
`;

const LARGE = { '--picture': '64px' };

interface ProductPictureProps {
  product: Pick<ProductSummary, 'coverUrl'>;
  /** 64 px instead of 44, outside of tables. */
  large?: boolean;
}

/** A product's cover; a box as placeholder while the picture is still on another host. */
export function ProductPicture({ product, large = false }: ProductPictureProps) {
  const style = large ? { style: LARGE } : {};
  if (!product.coverUrl) return <Placeholder {...style} />;
  return <Picture src={product.coverUrl} alt="" loading="lazy" {...style} />;
}
