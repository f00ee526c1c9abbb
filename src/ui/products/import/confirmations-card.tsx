import { styled } from 'styled-components';
import type { Standout } from '#domain/products/import/standouts';
import type { ImportStandout, ImportStandoutCount } from '#openapi/types.generated';
import { Button } from '../../kit/button';
import { Checkbox } from '../../kit/fields/checkbox';
import { Card, CardHeader } from '../../kit/layout/card';
import { useText } from '../../text/use-text';
import type { ImportStepProps } from './use-product-import';

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--space-8);
  list-style: none;
`;
const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--space-16);
`;

interface ConfirmationsCardProps extends ImportStepProps {
  /** Shows the rows that stand out in this way. */
  onShow: (kind: ImportStandout) => void;
}

/** What stands out in the check: each kind is confirmed by its count before the import. */
export function ConfirmationsCard({ snapshot, send, onShow }: ConfirmationsCardProps) {
  const t = useText('imports');
  const { job, confirmed } = snapshot.context;
  if (!job || job.standouts.length === 0) return null;
  const isConfirmed = (kind: Standout) => confirmed.some((each) => each.kind === kind);
  const toggle = ({ kind, count }: ImportStandoutCount, checked: boolean) =>
    send(checked ? { type: 'standout.confirm', kind, count } : { type: 'standout.withdraw', kind });
  return (
    <Card>
      <CardHeader title={t('confirm.title')} />
      <List>
        {job.standouts.map((standout) => {
          const { kind, count } = standout;
          const what = t(`standouts.${kind}`, { count });
          return (
            <Item key={kind}>
              <Checkbox
                checked={isConfirmed(kind)}
                onChange={(checked) => toggle(standout, checked)}
              >
                {what}
              </Checkbox>
              <Button
                variant="quiet"
                size="small"
                aria-label={t('confirm.seeOf', { what })}
                onClick={() => onShow(kind)}
              >
                {t('confirm.see')}
              </Button>
            </Item>
          );
        })}
      </List>
    </Card>
  );
}
