import { useState } from 'react';
import { styled } from 'styled-components';
import type { PublicProduct, PublicVariant } from '#application/api/public-endpoints.generated';
import { localizedName } from '#domain/text/localized-name';
import { useLanguage } from '../text/use-language';
import { useText } from '../text/use-text';
import { Picture } from './shop-layout';

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-12);
`;
const Strip = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8);
  & button {
    inline-size: 64px;
    border-radius: var(--radius-note);
  }
  & button[aria-pressed='true'] {
    box-shadow: 0 0 0 2px var(--focus);
  }
`;

/** The pictures of a variant, or of the whole product, one of them large. */
export function Gallery({
  product,
  variant,
}: {
  product: PublicProduct;
  variant: PublicVariant | undefined;
}) {
  const t = useText('shop');
  const language = useLanguage();
  const [wanted, setWanted] = useState<string | null>(null);
  const own = variant?.pictureUrls ?? [];
  const pictures = product.pictures.filter(({ url }) => own.length === 0 || own.includes(url));
  const large = pictures.find(({ url }) => url === wanted) ?? pictures[0];
  if (!large) return <Picture />;
  const alt = localizedName(
    { name: large.alt, nameEn: large.altEn, nameAr: large.altAr },
    language,
  );
  return (
    <Stack>
      <Picture>
        <img src={large.url} alt={alt} width={600} height={600} fetchPriority="high" />
      </Picture>
      {pictures.length > 1 && (
        <Strip>
          {pictures.map(({ url, thumbnailUrl }, index) => (
            <li key={url}>
              <button
                type="button"
                aria-pressed={url === large.url}
                aria-label={t('picture', { number: index + 1, total: pictures.length })}
                onClick={() => setWanted(url)}
              >
                <Picture>
                  <img src={thumbnailUrl} alt="" width={64} height={64} loading="lazy" />
                </Picture>
              </button>
            </li>
          ))}
        </Strip>
      )}
    </Stack>
  );
}
