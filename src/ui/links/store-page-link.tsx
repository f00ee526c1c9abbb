import { storePagePath } from '#domain/public-urls/store-page-path';
import { TextLink } from '../kit/text-link';
import { useText } from '../text/use-text';

/** The link to the public page of a store, which shows it as buyers see it. */
export function StorePageLink({ storeId }: { storeId: string }) {
  const t = useText('shell');
  return <TextLink href={storePagePath(storeId)}>{t('publicStore')}</TextLink>;
}
