import { useId } from 'react';
import { styled } from 'styled-components';
import { Switch } from '../kit/fields/switch';
import { useText } from '../text/use-text';
import { breakpoints } from '../theme/breakpoints';
import { useMediaQuery } from '../theme/use-media-query';
import { useAppearance, useChangeAppearance } from './use-appearance';

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-12);
`;
const Label = styled.p`
  font: var(--weight-strong) var(--text-small) var(--font-body);
`;
const Help = styled.p`
  color: var(--text-2);
  font: 400 var(--text-help) var(--font-body);
`;

/** Content as wide as the window; enabled only in a wide window (specification, section 9). */
export function StretchSwitch() {
  const t = useText('appearance');
  const id = useId();
  const stretched = useAppearance(({ themeStretch }) => themeStretch);
  const change = useChangeAppearance();
  const possible = useMediaQuery(`(min-width: ${breakpoints.stretch}px)`);
  return (
    <Row>
      <div>
        <Label id={`${id}-label`}>{t('stretch.label')}</Label>
        <Help id={`${id}-help`}>{t('stretch.from')}</Help>
      </div>
      <Switch
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-help`}
        checked={stretched}
        onChange={(themeStretch) => change({ themeStretch })}
        disabledReason={possible ? undefined : t('stretch.from')}
      />
    </Row>
  );
}
