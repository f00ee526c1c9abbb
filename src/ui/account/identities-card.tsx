import { useMachine } from '@xstate/react';
import { useListIdentitiesQuery } from '#application/api/identities-endpoints.generated';
import { provideIdentityUnlinking } from '#application/identity/identity-unlinking.actors';
import { PROVIDER_LABELS } from '#domain/identity/identity-providers';
import type { Identity } from '#openapi/types.generated';
import { Button } from '../kit/button';
import { CardHeader } from '../kit/layout/card';
import { Skeleton } from '../kit/loading/skeleton';
import { ConfirmDialog } from '../kit/overlays/confirm-dialog';
import { ProblemState } from '../lists/problem-state';
import { useNow } from '../lists/use-now';
import { useApplication } from '../portal-context/application-context';
import { useProblemText } from '../text/problem-text';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import { AccountListCard, ListLead, ListRows, RowText } from './account-list-card';

/** A user links no more identities than there are providers, or few more. */
const FIRST_PAGE = { page: 1, pageSize: 50 } as const;

/** The user's accounts at identity providers, with which they sign in; each can be unlinked. */
export function IdentitiesCard() {
  const t = useText('account');
  const { provide, inspection } = useApplication();
  const [snapshot, send] = useMachine(provide(provideIdentityUnlinking), inspection);
  const { data, error, refetch } = useListIdentitiesQuery(FIRST_PAGE);
  const problemText = useProblemText();
  const { identityId, problem } = snapshot.context;
  const chosen = data?.items.find(({ id }) => id === identityId);
  const provider = chosen ? PROVIDER_LABELS[chosen.provider] : '';
  return (
    <AccountListCard aria-labelledby="own-identities">
      <CardHeader title={<span id="own-identities">{t('identities.title')}</span>} />
      <ListLead>{data?.items.length === 0 ? t('identities.none') : t('identities.text')}</ListLead>
      {error && !data && <ProblemState error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton $height="60px" />}
      <ListRows>
        {data?.items.map((identity) => (
          <IdentityRow
            key={identity.id}
            identity={identity}
            onUnlink={() => send({ type: 'identity.unlink', identityId: identity.id })}
          />
        ))}
      </ListRows>
      <ConfirmDialog
        open={!snapshot.matches('listing')}
        title={t('identities.ask', { provider })}
        description={t('identities.consequence', { provider })}
        confirmLabel={t('identities.confirm')}
        cancelLabel={t('identities.keep')}
        busy={snapshot.matches('unlinking')}
        error={
          problem?.code === 'last_way_in'
            ? t('identities.lastWayIn')
            : problem
              ? problemText(problem)
              : undefined
        }
        onConfirm={() => send({ type: 'unlinking.confirm' })}
        onCancel={() => send({ type: 'unlinking.cancel' })}
      />
    </AccountListCard>
  );
}

function IdentityRow({ identity, onUnlink }: { identity: Identity; onUnlink: () => void }) {
  const t = useText('account');
  const format = useFormat();
  const now = useNow();
  const provider = PROVIDER_LABELS[identity.provider];
  return (
    <li>
      <RowText>
        <b>{provider}</b>
        <small>
          <bdi dir="ltr">{identity.email}</bdi>
          {' · '}
          {t('identities.used', { when: format.relative(identity.lastUsedAt, now) })}
        </small>
      </RowText>
      {identity.allowedActions.includes('unlink') && (
        <Button
          variant="outline"
          size="small"
          aria-label={t('identities.unlinkOne', { provider })}
          onClick={onUnlink}
        >
          {t('identities.unlink')}
        </Button>
      )}
    </li>
  );
}
