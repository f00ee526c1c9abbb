import { styled } from 'styled-components';
import WrongIcon from '~icons/solar/danger-circle-bold';
import { SegmentedControl } from '../../../kit/fields/segmented-control';
import { useText } from '../../../text/use-text';
import { media } from '../../../theme/breakpoints';
import type { AxisNames } from './use-axis-names';
import type { SheetErrors } from './use-cell-errors';
import type { Matrix } from './use-matrix';
import { VIEWS, type View } from './variant-views';

const Header = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: var(--space-12) var(--space-16);
`;
const Subtitle = styled.p`
  margin-block-start: var(--space-4);
  color: var(--text-2);
  font: 400 var(--text-small) var(--font-body);
`;
/** On a phone the switch scrolls in its own row, so that the page does not scroll. */
const Switch = styled.div`
  max-inline-size: 100%;
  ${media.below('phone')} {
    overflow-x: auto;
    scrollbar-width: none;
    & > fieldset {
      flex-wrap: nowrap;
    }
    & label {
      flex: none;
      white-space: nowrap;
    }
  }
`;

interface SheetHeaderProps {
  view: View;
  setView: (view: View) => void;
  matrix: Matrix;
  names: AxisNames;
  counts: SheetErrors['counts'];
}

/** Title, the axes of the variants, and the choice of the displayed field. */
export function SheetHeader({ view, setView, matrix, names, counts }: SheetHeaderProps) {
  const t = useText('variants');
  const axes = matrix.axes.map(({ attributeId }) => names.attribute(attributeId)).join(' × ');
  return (
    <Header>
      <div>
        <h2>{t('title')}</h2>
        {matrix.axes.length > 0 && (
          <Subtitle>
            {t('sub', { axes, variants: t('count', { count: matrix.variants.length }) })}
          </Subtitle>
        )}
      </div>
      {matrix.axes.length > 0 && (
        <Switch>
          <SegmentedControl
            label={t('shown')}
            value={view}
            onChange={setView}
            segments={VIEWS.map((value) => ({
              value,
              label:
                counts[value] > 0
                  ? t('wrongView', { view: t(`views.${value}`), count: counts[value] })
                  : t(`views.${value}`),
              ...(counts[value] > 0 && { icon: WrongIcon }),
            }))}
          />
        </Switch>
      )}
    </Header>
  );
}
