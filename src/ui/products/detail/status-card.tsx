import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useListProductHistoryQuery } from '#application/api/products-endpoints.generated';
import { wasApproved } from '#domain/products/product-lifecycle';
import type { Product, ProductHistoryEntry } from '#openapi/types.generated';
import { Note } from '../../kit/feedback/note';
import { Card, CardHeader } from '../../kit/layout/card';
import { Muted, Stack } from '../../kit/table/columns';
import { useNow } from '../../lists/use-now';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { ApprovalChip, PublicationChip } from '../product-chips';
import { firstHistory } from './history-card';
import { useFieldNames } from './use-field-names';

const Rows = styled(Stack).attrs({ as: 'dl' })`
  gap: var(--space-8);
`;
const RowLine = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--space-12);
  & > dd {
    min-inline-size: 0;
    text-align: end;
    overflow-wrap: anywhere;
  }
`;
const Parts = styled(Stack)`
  gap: var(--space-16);
`;

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <RowLine>
      <Muted as="dt">{name}</Muted>
      <dd>{children}</dd>
    </RowLine>
  );
}

/**
 * Publication and approval, their last change, pending or refused changes, and the actions below.
 */
export function StatusCard({ product, children }: { product: Product; children?: ReactNode }) {
  const t = useText('product');
  const format = useFormat();
  const { code, barcode, status, approvalState, isArchived, createdAt, updatedAt } = product;
  return (
    <Card>
      <CardHeader
        title={t('status.title')}
        aside={<PublicationChip status={isArchived ? 'archived' : status} />}
      />
      <Parts>
        <Rows>
          <Row name={t('status.approval')}>
            <ApprovalChip state={approvalState} />
          </Row>
          <ApprovalDecision product={product} />
          <Row name={t('status.code')}>
            <bdi dir="ltr">{code}</bdi>
          </Row>
          {barcode && (
            <Row name={t('status.barcode')}>
              <bdi dir="ltr">{barcode}</bdi>
            </Row>
          )}
          <Row name={t('status.created')}>{format.date(createdAt)}</Row>
          <Row name={t('status.updated')}>{format.date(updatedAt)}</Row>
        </Rows>
        <ReviewNote product={product} />
        {children}
      </Parts>
    </Card>
  );
}

const APPROVAL_ACTIONS: readonly ProductHistoryEntry['action'][] = ['submit', 'approve', 'reject'];

/** Who made the last approval decision. */
function ApprovalDecision({ product }: { product: Product }) {
  const t = useText('product');
  const format = useFormat();
  const now = useNow();
  const { data } = useListProductHistoryQuery(firstHistory(product.id));
  const last = data?.items.find(({ action }) => APPROVAL_ACTIONS.includes(action));
  if (!last) return null;
  return (
    <Row name={t('status.by')}>
      <bdi>{last.actor.name ?? t(`history.actors.${last.actor.type}`)}</bdi>
      {', '}
      {format.moment(last.at, now)}
    </Row>
  );
}

function ReviewNote({ product }: { product: Product }) {
  const t = useText('product');
  const format = useFormat();
  const fieldNames = useFieldNames();
  const { rejectionReason, pendingChanges } = product;
  const pending = Object.keys(pendingChanges ?? {});
  return (
    <>
      {rejectionReason && (
        <Note tone="error" title={t('status.rejected')}>
          <p dir="auto">{rejectionReason}</p>
        </Note>
      )}
      {pending.length > 0 && (
        <Note tone="info">{t('status.pending', { fields: format.list(fieldNames(pending)) })}</Note>
      )}
      {pending.length === 0 && wasApproved(product) && (
        <Note tone="neutral">{t('status.review')}</Note>
      )}
    </>
  );
}
