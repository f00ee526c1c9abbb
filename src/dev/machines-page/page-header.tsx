import { memo } from 'react';
import { styled } from 'styled-components';
import { SettingsButton } from '../../ui/appearance/settings-button';
import { Brand } from '../../ui/portal-context/brand';
import { LanguageSwitch } from '../../ui/portal-context/language-switch';
import type { MachineMonitor } from '../monitor/machine-monitor';
import { Row } from './machines-page.styles';
import { StatelyButton } from './stately-button';

const Top = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-8) var(--space-16);
  margin-block-end: var(--space-16);
`;
const Together = styled(Row)`
  flex-wrap: nowrap;
`;
/** Not rendered again with every step of the machines. */
export const Header = memo(function Header({ watch }: { watch: MachineMonitor }) {
  return (
    <Top>
      <Brand />
      <Row>
        <StatelyButton watch={watch} />
        <Together>
          <LanguageSwitch withArrow />
          <SettingsButton />
        </Together>
      </Row>
    </Top>
  );
});
