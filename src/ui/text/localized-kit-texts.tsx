import { type ReactNode, useMemo } from 'react';
import { formatNumber } from '#domain/format/numbers';
import { type KitTexts, KitTextsProvider } from '../kit/kit-texts';
import { Tooltips } from '../kit/overlays/tooltips';
import { useLanguage } from './use-language';
import { useText } from './use-text';

/** Keys of texts without values, under `kit`. A list is smaller than as many calls, in the first download. */
const PLAIN = [
  'busy',
  'required',
  'showPassword',
  'hidePassword',
  'clearSearch',
  'previousPage',
  'nextPage',
  'rowsPerPage',
  'selectAll',
  'notifications',
  'dismiss',
  'breadcrumb',
  'moreActions',
  'chooseFile',
  'noMatch',
  'apply',
  'least',
  'most',
  'newTab',
  'clearSelection',
  'tableSettings',
  'columns',
  'resetColumns',
  'density',
  'densityNormal',
  'densityDense',
] as const;

type PlainText = (typeof PLAIN)[number];

/** Provides the kit's texts in the page's language, and shows the tooltips of its controls. */
export function LocalizedKitTexts({ children }: { children: ReactNode }) {
  const t = useText('common');
  const language = useLanguage();
  const texts = useMemo<KitTexts>(() => {
    const number = (value: number) => formatNumber(value, language);
    const plain = Object.fromEntries(PLAIN.map((name) => [name, t(`kit.${name}`)]));
    return {
      ...(plain as Pick<KitTexts, PlainText>),
      close: t('close'),
      loading: t('loading'),
      clear: t('clear'),
      range: (from, to, total) =>
        t('kit.range', { from: number(from), to: number(to), total: number(total) }),
      backTo: (page) => t('kit.backTo', { page }),
      selectRow: (name) => t('kit.selectRow', { name }),
      rowActions: (name) => t('kit.rowActions', { name }),
      retry: t('retry'),
      requestId: (id) => t('kit.requestId', { id }),
      numberProblem: (problem) => t(`kit.numberProblem.${problem}`),
      charactersUsed: (used, most) => t('kit.charactersUsed', { used, most }),
      removeFilter: (name) => t('kit.removeFilter', { name }),
      days: (from, to) => t('kit.days', { from, to }),
      selectedRows: (count) => t('kit.selectedRows', { count }),
      selectAllRows: (total) => t('kit.selectAllRows', { count: total }),
      moveEarlier: (column) => t('kit.moveEarlier', { column }),
      moveLater: (column) => t('kit.moveLater', { column }),
    };
  }, [t, language]);
  return (
    <KitTextsProvider value={texts}>
      {children}
      <Tooltips />
    </KitTextsProvider>
  );
}
