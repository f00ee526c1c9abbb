import { useMachine } from '@xstate/react';

import { useLocation } from 'react-router';
import { styled } from 'styled-components';
import { provideDeviceRedirect } from '#application/device-redirect/device-redirect.actors';
import { appPathOf, appUrl } from '#domain/device-redirect/app-links';
import { ProductDrawing } from '../../illustrations/product-drawing';
import { Button } from '../../kit/button';
import { Deferred } from '../../kit/loading/deferred';
import { lazyComponent } from '../../kit/loading/lazy-component';
import { Spinner } from '../../kit/loading/spinner';
import { usePublicApp } from '../../public-context/public-app-context';
import { AppStoreLinks } from '../../public-pages/layout/app-store-links';
import { PlainButtonLink } from '../../public-pages/layout/plain-button-link';
import { Container } from '../../public-pages/layout/public-layout';
import { useText } from '../../text/use-text';
import { media } from '../../theme/breakpoints';

/** Loaded on demand: a telephone does not need the QR code. */
const LinkQrCode = lazyComponent(() => import('./link-qr-code'), 'LinkQrCode');

const Stage = styled(Container)`
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
const Text = styled.div`
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
/* The spinner stays before the first line of its text. */
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
 * `/redirect-test` and `/app/*`: tries to open the app, leads to its page in the app store if it
 * does not open, and shows visitors on a computer how to continue on a telephone. The link to the
 * app stays as long as the page: the page follows it by itself, as if the visitor had pressed it.
 */
export function RedirectPage() {
  const { provide, inspection, app } = usePublicApp();
  const t = useText('redirect');
  const link = appPathOf(useLocation());
  const [snapshot, send] = useMachine(provide(provideDeviceRedirect), {
    input: { link },
    ...inspection,
  });
  const elsewhere = snapshot.matches('elsewhere');
  const attempted = ATTEMPTED.find((state) => snapshot.matches(state));
  return (
    <Stage>
      <Text>
        <h1 tabIndex={-1}>{t(link === '' ? 'title' : 'linkTitle')}</h1>
        {elsewhere ? (
          <>
            <p role="alert">{t('elsewhere')}</p>
            <p>{t('scan')}</p>
          </>
        ) : (
          <RedirectStatus attempted={attempted} />
        )}
        <Row>
          <PlainButtonLink
            href={appUrl(app, link)}
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
        {elsewhere && <AppStoreLinks />}
      </Text>
      <Arch>
        {elsewhere ? (
          <Deferred>
            <LinkQrCode />
          </Deferred>
        ) : (
          <ProductDrawing of="lantern" size={140} />
        )}
        <ProductDrawing of="tajine" size={150} />
      </Arch>
    </Stage>
  );
}

/** The progress of opening the app on a telephone. */
function RedirectStatus({ attempted }: { attempted: (typeof ATTEMPTED)[number] | undefined }) {
  const t = useText('redirect');
  if (attempted) return <p role="status">{t(`state.${attempted}`)}</p>;
  return (
    <Waiting role="status">
      <Spinner />
      {t('state.openingApp')}
    </Waiting>
  );
}
