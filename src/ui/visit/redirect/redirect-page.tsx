import { useMachine } from '@xstate/react';
import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { styled } from 'styled-components';
import { provideDeviceRedirect } from '#application/device-redirect/device-redirect.actors';
import { appAddress, linkIntoApp } from '#domain/device-redirect/app-places';
import { Good } from '../../illustrations/good';
import { Button } from '../../kit/button';
import { lazyPiece } from '../../kit/lazy-piece';
import { Spinner } from '../../kit/spinner';
import { useText } from '../../text/use-text';
import { media } from '../../theme/breakpoints';
import { PlainButtonLink } from '../../visitors/frame/plain-link';
import { StoreLinks } from '../../visitors/frame/store-links';
import { Measure } from '../../visitors/frame/visitor-frame';
import { useVisit } from '../visit-context';

/** A telephone, which has no use for it, doesn't fetch the code that draws it. */
const LinkCode = lazyPiece(() => import('./link-code'), 'LinkCode');

const Stage = styled(Measure)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: var(--space-32) var(--space-64);
  min-block-size: 520px;
  padding-block-start: var(--space-48);
  ${media.below('tablet')} {
    grid-template-columns: minmax(0, 1fr);
    padding-block-start: var(--space-24);
  }
`;
const Words = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: var(--space-20);
  align-self: center;
  max-inline-size: 34rem;
  & > h1 {
    font: var(--weight-head) var(--text-display) var(--font-head);
  }
  & > p {
    color: var(--text-2);
    font: 400 var(--text-large) var(--font-body);
  }
  & > [role='alert'] {
    color: var(--text);
    font-weight: var(--weight-strong);
  }
`;
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-12);
`;
/* The spinner stays before the first line of its words. */
const Waiting = styled(Row)`
  flex-wrap: nowrap;
`;
const Arch = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: flex-end;
  gap: var(--space-16);
  justify-self: center;
  inline-size: 320px;
  max-inline-size: 100%;
  min-block-size: 440px;
  /* Below its crown, where the code's corners would cut the arch. */
  padding-block-start: var(--space-48);
  border: 20px solid var(--accent-main);
  border-block-end: 0;
  border-radius: 160px 160px 0 0;
  background: var(--accent-lighter);
  ${media.below('tablet')} {
    min-block-size: 340px;
  }
`;

/** States after an attempt to open the app, in which the visitor chooses. */
const ATTEMPTED = ['inApp', 'atStore'] as const;

/**
 * `/redirect-test` and `/app/*`: asks the app to open, leads to its page in the store where it does
 * not, and tells who sits at a computer how to go on with a telephone. The link into the app stays as
 * long as the page: the browser follows it by itself, as the visitor's own press.
 */
export function RedirectPage() {
  const { provide, inspection, app } = useVisit();
  const t = useText('redirect');
  const link = linkIntoApp(useLocation());
  const [snapshot, send] = useMachine(provide(provideDeviceRedirect), {
    input: { link },
    ...inspection,
  });
  const elsewhere = snapshot.matches('elsewhere');
  const attempted = ATTEMPTED.find((state) => snapshot.matches(state));
  return (
    <Stage>
      <Words>
        <h1 tabIndex={-1}>{t(link === '' ? 'title' : 'linkTitle')}</h1>
        {elsewhere ? (
          <>
            <p role="alert">{t('elsewhere')}</p>
            <p>{t('scan')}</p>
          </>
        ) : (
          <Standing attempted={attempted} />
        )}
        <Row>
          <PlainButtonLink
            href={appAddress(app, link)}
            variant={elsewhere ? 'outline' : 'primary'}
            onClick={elsewhere ? undefined : () => send({ type: 'link.follow' })}
          >
            {t('openApp')}
          </PlainButtonLink>
          {attempted && (
            <Button variant="outline" onClick={() => send({ type: 'store.visit' })}>
              {t('visitStore')}
            </Button>
          )}
        </Row>
        {elsewhere && <StoreLinks />}
      </Words>
      <Arch>
        {elsewhere ? (
          <Suspense fallback={null}>
            <LinkCode />
          </Suspense>
        ) : (
          <Good of="lantern" size={140} />
        )}
        <Good of="tajine" size={150} />
      </Arch>
    </Stage>
  );
}

/** How far a telephone has come. */
function Standing({ attempted }: { attempted: (typeof ATTEMPTED)[number] | undefined }) {
  const t = useText('redirect');
  if (attempted) return <p role="status">{t(`state.${attempted}`)}</p>;
  return (
    <Waiting role="status">
      <Spinner />
      {t('state.openingApp')}
    </Waiting>
  );
}
