import { styled } from 'styled-components';
import type { CurrentUser } from '#openapi/types.generated';
import { Avatar } from '../kit/avatar';
import { Chip } from '../kit/feedback/chip';
import { Card } from '../kit/layout/card';
import { useLocalizedName } from '../text/localized';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';

const Surface = styled(Card)`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: var(--space-8);
  text-align: center;
  & > strong {
    margin-block-start: var(--space-8);
    font: var(--weight-head) var(--text-h3) var(--font-head);
    overflow-wrap: anywhere;
  }
  & > p {
    color: var(--text-2);
    font: 400 var(--text-small) var(--font-body);
  }
`;

/** The release that the build wrote into the portal. */
const VERSION = process.env.PORTAL_VERSION ?? '';

/** The user's place in the store: name, role, and since when; and the release of the portal. */
export function IdentityCard({ user }: { user: CurrentUser }) {
  const t = useText('account');
  const shell = useText('shell');
  const format = useFormat();
  const storeName = useLocalizedName();
  const name = `${user.firstName} ${user.lastName}`;
  return (
    <Surface>
      <Avatar name={name} size={80} />
      <strong>
        <bdi>{name}</bdi>
      </strong>
      <Chip tone="neutral">{shell(`ownRole.${user.role}`)}</Chip>
      <p>
        <bdi>{storeName(user.store)}</bdi>
      </p>
      <p>{t('since', { date: format.date(user.createdAt) })}</p>
      <p>{t('version', { version: VERSION })}</p>
    </Surface>
  );
}
