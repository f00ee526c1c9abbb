import type { ImportRow } from '#openapi/types.generated';
import { Muted } from '../../kit/table/columns';
import { CardLine, CardLines, CardNames, CardStrong } from '../../lists/card.styles';
import { useLocalizedName } from '../../text/localized';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { RowChanges } from './row-changes';
import { RowIssues } from './row-issues';
import { OutcomeChip, StandoutChips } from './row-marks';

/** A row of the file on a phone. */
export function RowCard({ row }: { row: ImportRow }) {
  const t = useText('imports');
  const format = useFormat();
  const name = useLocalizedName()(row);
  return (
    <CardLines>
      <CardLine $between>
        <CardNames>
          <CardStrong dir="auto">{name || <bdi dir="ltr">{row.code ?? '—'}</bdi>}</CardStrong>
          <Muted>
            {t('rows.number')} {format.number(row.number)}
            {name && row.code && (
              <>
                {' · '}
                <bdi dir="ltr">{row.code}</bdi>
              </>
            )}
          </Muted>
        </CardNames>
        <OutcomeChip outcome={row.outcome} />
      </CardLine>
      <StandoutChips standouts={row.standouts} />
      <RowChanges row={row} />
      <RowIssues issues={row.errors} />
    </CardLines>
  );
}
