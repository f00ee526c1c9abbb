import { styled } from 'styled-components';
import ExportIcon from '~icons/solar/download-minimalistic-linear';
import { Button } from '../../kit/button';
import { PageHeader } from '../../kit/layout/page-header';
import { OrderStatusChip } from '../../records/order-status-chip';
import { useText } from '../../text/use-text';
import { media } from '../../theme/breakpoints';
import { Section } from '../section';

/* A nested viewport: on a phone the actions are at its bottom. */
const Window = styled.div`
  contain: layout;
  padding: var(--space-24) var(--space-24) 0;
  border-radius: var(--radius-note);
  background: var(--ground);
  box-shadow: inset 0 0 0 1px var(--line);
  & + & {
    margin-block-start: var(--space-16);
  }
  ${media.below('phone')} {
    min-block-size: 160px;
    padding: var(--space-16);
    overflow: hidden;
  }
`;

/** The header of every page: breadcrumb, title, actions. */
export function PageHeaders() {
  const t = useText('catalogue');
  return (
    <Section title={t('pageHeads.title')} note={t('pageHeads.note')} wide>
      <Window>
        <PageHeader
          crumbs={[
            { label: t('pageHeads.portal'), to: '/' },
            { label: t('pageHeads.products'), to: '/dashboard/product' },
            { label: t('pageHeads.create') },
          ]}
          title={t('pageHeads.products')}
          heading="h3"
          subtitle={t('pageHeads.subtitle')}
          actions={
            <>
              <Button variant="outline" icon={ExportIcon}>
                {t('pageHeads.export')}
              </Button>
              <Button>{t('pageHeads.create')}</Button>
            </>
          }
        />
      </Window>
      <Window>
        <PageHeader
          title={t('pageHeads.order')}
          heading="h3"
          status={<OrderStatusChip status="pending" />}
          actions={
            <>
              <Button variant="quiet">{t('pageHeads.print')}</Button>
              <Button variant="outline">{t('pageHeads.refuse')}</Button>
              <Button>{t('pageHeads.accept')}</Button>
            </>
          }
        />
      </Window>
    </Section>
  );
}
