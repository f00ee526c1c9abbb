import { type ReactNode, useMemo } from 'react';
import { formatNumber } from '#domain/format/numbers';
import { type KitTexts, KitTextsProvider } from '../kit/kit-texts';
import { useLanguage } from './use-language';
import { useText } from './use-text';

/** Provides the kit's texts in the page's language. */
export function LocalizedKitTexts({ children }: { children: ReactNode }) {
  const t = useText('common');
  const language = useLanguage();
  const texts = useMemo<KitTexts>(() => {
    const number = (value: number) => formatNumber(value, language);
    return {
      close: t('close'),
      busy: t('kit.busy'),
      loading: t('loading'),
      required: t('kit.required'),
      showPassword: t('kit.showPassword'),
      hidePassword: t('kit.hidePassword'),
      clear: t('clear'),
      clearSearch: t('kit.clearSearch'),
      previousPage: t('kit.previousPage'),
      nextPage: t('kit.nextPage'),
      rowsPerPage: t('kit.rowsPerPage'),
      range: (from, to, total) =>
        t('kit.range', { from: number(from), to: number(to), total: number(total) }),
      selectAll: t('kit.selectAll'),
      selectRow: (name) => t('kit.selectRow', { name }),
      rowActions: (name) => t('kit.rowActions', { name }),
      retry: t('retry'),
      requestId: (id) => t('kit.requestId', { id }),
      notifications: t('kit.notifications'),
      dismiss: t('kit.dismiss'),
      breadcrumb: t('kit.breadcrumb'),
      numberProblem: (problem) => t(`kit.numberProblem.${problem}`),
      charactersUsed: (used, most) => t('kit.charactersUsed', { used, most }),
      chooseFile: t('kit.chooseFile'),
      removeFilter: (name) => t('kit.removeFilter', { name }),
      noMatch: t('kit.noMatch'),
      apply: t('kit.apply'),
      days: (from, to) => t('kit.days', { from, to }),
      least: t('kit.least'),
      most: t('kit.most'),
      newTab: t('kit.newTab'),
      selectedRows: (count) => t('kit.selectedRows', { count }),
      selectAllRows: (total) => t('kit.selectAllRows', { count: total }),
      clearSelection: t('kit.clearSelection'),
      tableSettings: t('kit.tableSettings'),
      columns: t('kit.columns'),
      resetColumns: t('kit.resetColumns'),
      moveEarlier: (column) => t('kit.moveEarlier', { column }),
      moveLater: (column) => t('kit.moveLater', { column }),
      density: t('kit.density'),
      densityNormal: t('kit.densityNormal'),
      densityDense: t('kit.densityDense'),
    };
  }, [t, language]);
  return <KitTextsProvider value={texts}>{children}</KitTextsProvider>;
}
