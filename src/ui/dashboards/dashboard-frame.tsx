import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { FigureTable } from '#domain/metrics/figure-table';
import type { MetricsSummary } from '#openapi/types.generated';
import ExportIcon from '~icons/solar/download-minimalistic-linear';
import { Button } from '../kit/button';
import { PageHeader } from '../kit/layout/page-header';
import { retryImport } from '../kit/loading/retry-import';
import { Stack } from '../kit/table/columns';
import { TextLink } from '../kit/text-link';
import { FIGURES_PATH } from '../links/figures-path';
import { PageTabs } from '../lists/page-tabs';
import { useText } from '../text/use-text';
import { media } from '../theme/breakpoints';
import { PeriodBar } from './period-bar';
import type { QueryResult } from './query-result';
import type { Dashboard } from './use-dashboard';

/** Two cards in a row, the first twice as wide. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  gap: var(--space-24);
  ${media.below('desktop')} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${media.below('phone')} {
    gap: var(--space-16);
  }
`;

/** The writing of the file is loaded when it is asked for. */
function loadSaving() {
  return retryImport(() => import('./save-figures'));
}

/** Two views of the store's figures. */
const DASHBOARDS = ['ecommerce', 'analytics'] as const;

interface DashboardFrameProps {
  name: (typeof DASHBOARDS)[number];
  dashboard: Dashboard;
  summary: QueryResult<MetricsSummary>;
  /** The page's contents, for the file; null while some of them are loading. */
  tables: readonly FigureTable[] | null;
  children: ReactNode;
}

/**
 * A dashboard's header, its period and its file. The two are tabs with the same period and
 * comparison.
 */
export function DashboardFrame(props: DashboardFrameProps) {
  const { name, dashboard, summary, tables, children } = props;
  const t = useText('dashboards');
  const { today, url } = dashboard;
  const save = async () => {
    const { saveFigures } = await loadSaving();
    if (tables) saveFigures(tables, `${t(`export.${name}`)}-${today}.csv`);
  };
  return (
    <>
      <PageHeader
        crumbs={[{ label: t('section') }, { label: t(`${name}.title`) }]}
        title={t(`${name}.title`)}
        more={
          <Button variant="outline" icon={ExportIcon} busy={!tables} onClick={() => void save()}>
            {t('export.action')}
          </Button>
        }
      />
      <PageTabs
        label={t('section')}
        pages={DASHBOARDS.map((one) => ({
          to: `/dashboard/${one}?${url.params}`,
          label: t(`${one}.title`),
          permission: 'dashboard.see',
        }))}
      />
      <Stack>
        <PeriodBar dashboard={dashboard} summary={summary} />
        {children}
        <p>
          <TextLink to={FIGURES_PATH}>{t('definitions.title')}</TextLink>
        </p>
      </Stack>
    </>
  );
}
