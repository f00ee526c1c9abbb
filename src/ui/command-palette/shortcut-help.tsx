import { useId } from 'react';
import { styled } from 'styled-components';
import { singleKeyShortcuts } from '#application/preferences/preference';
import { type Command, useCommandRegistry } from '../commands/command-registry';
import { formatKeys } from '../commands/format-keys';
import { Switch } from '../kit/fields/switch';
import { Dialog } from '../kit/overlays/dialog';
import { Shortcut } from '../kit/shortcut';
import { usePreference } from '../portal-context/use-preference';
import { useText } from '../text/use-text';

const SCOPES = ['record', 'page', 'portal'] as const;

const Group = styled.section`
  & > h3 {
    margin-block-end: var(--space-8);
    color: var(--text-2);
    font: 400 var(--text-small) var(--font-body);
  }
`;
const Choice = styled.div`
  & > p {
    color: var(--text-2);
    font: 400 var(--text-help) var(--font-body);
  }
`;
const Row = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-16);
  min-block-size: 36px;
  border-block-end: 1px solid var(--line);
  &:last-child {
    border: 0;
  }
`;

/** The list of the current keyboard shortcuts. */
export function ShortcutHelp({ onClose }: { onClose: () => void }) {
  const t = useText('palette');
  const commands = useCommandRegistry().all();
  const [plainKeysOn, setPlainKeys] = usePreference(singleKeyShortcuts);
  const help = useId();
  return (
    <Dialog open onClose={onClose} title={t('sheet.title')} description={t('sheet.text')}>
      <Choice>
        <Switch
          checked={plainKeysOn}
          onChange={(on) => setPlainKeys(() => on)}
          aria-describedby={help}
        >
          {t('sheet.plainKeys')}
        </Switch>
        <p id={help}>{t('sheet.plainKeysHelp')}</p>
      </Choice>
      {SCOPES.map((scope) => (
        <ScopeOf
          key={scope}
          title={t(`scopes.${scope}`)}
          commands={commands.filter((command) => command.scope === scope && command.keys)}
        />
      ))}
    </Dialog>
  );
}

function ScopeOf({ title, commands }: { title: string; commands: readonly Command[] }) {
  if (commands.length === 0) return null;
  return (
    <Group>
      <h3>{title}</h3>
      <ul>
        {commands.map(({ id, label, keys = '' }) => (
          <Row key={id}>
            <span>{label}</span>
            <Shortcut keys={formatKeys(keys)} />
          </Row>
        ))}
      </ul>
    </Group>
  );
}
