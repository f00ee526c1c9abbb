import { styled } from 'styled-components';
import { PERMISSIONS, type Role, roleHas } from '#domain/permissions/permissions';
import { toneIcons } from '../../kit/feedback/tone';
import { Icon } from '../../kit/icon';
import { Card, CardHeader } from '../../kit/layout/card';
import { TextLink } from '../../kit/text-link';
import { useText } from '../../text/use-text';

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--space-8);
  max-block-size: 320px;
  overflow-y: auto;
  font: 400 var(--text-small) var(--font-body);
  & > li {
    display: flex;
    gap: var(--space-8);
  }
  & svg {
    margin-block-start: 1px;
    color: var(--success-text);
  }
`;

/** The permissions of a role, by the rule that the server enforces. */
export function RoleCard({ role }: { role: Role }) {
  const t = useText('users');
  const permissions = useText('permissions');
  return (
    <Card>
      <CardHeader
        title={t('profile.permissions')}
        aside={<TextLink to="/dashboard/permission">{t('profile.matrix')}</TextLink>}
      />
      <List tabIndex={0} aria-label={t('profile.permissions')}>
        {PERMISSIONS.filter((permission) => roleHas(role, permission)).map((permission) => (
          <li key={permission}>
            <Icon of={toneIcons.success} size={16} />
            <span>{permissions(`permissions.${permission}`)}</span>
          </li>
        ))}
      </List>
    </Card>
  );
}
