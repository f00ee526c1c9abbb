import { useSelector } from '@xstate/react';
import { styled } from 'styled-components';
import { Avatar } from '../kit/avatar';
import { NameText } from '../kit/name-text';
import { useApplication } from '../portal-context/application-context';
import { useText } from '../text/use-text';

const Surface = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-12);
  min-inline-size: 0;
`;
const Text = styled.div`
  min-inline-size: 0;
`;
const Name = styled.p`
  overflow: hidden;
  font: var(--weight-strong) var(--text-small) var(--font-body);
  text-overflow: ellipsis;
  white-space: nowrap;
`;
const Role = styled.p`
  color: var(--text-2);
  font: 400 var(--text-help) var(--font-body);
  white-space: nowrap;
`;

/** The signed-in user's name and role. */
export function AccountSummary() {
  const t = useText('shell');
  const user = useSelector(useApplication().session, ({ context }) => context.user);
  if (!user) return null;
  const name = `${user.firstName} ${user.lastName}`;
  return (
    <Surface>
      <Avatar name={name} size={36} />
      <Text>
        <Name dir="auto" title={name}>
          <NameText>{name}</NameText>
        </Name>
        <Role>{t(`ownRole.${user.role}`)}</Role>
      </Text>
    </Surface>
  );
}
