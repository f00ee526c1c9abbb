import { useEffect, useSyncExternalStore } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { provideDemoScript } from '#application/auth-demo/demo-application';
import type { DemoMail, DemoScript } from '#application/auth-demo/demo-script';
import {
  DEMO_LOOKS,
  DEMO_OUTCOMES,
  DEMO_PAGES,
  type DemoLook,
  type DemoPage,
  demoOutcome,
  demoPath,
} from '#domain/auth-demo/demo-pages';
import { bidiIsolate } from '#domain/format/bidi-isolate';
import { Button } from '../kit/button';
import { SegmentedControl } from '../kit/fields/segmented-control';
import { Select } from '../kit/fields/select';
import { useUrlParams } from '../kit/use-url-params';
import { useApplication } from '../portal-context/application-context';
import { useText } from '../text/use-text';
import { media } from '../theme/breakpoints';

const Panel = styled.aside`
  display: grid;
  gap: var(--space-12);
  padding: var(--space-12) var(--space-24);
  border-block-end: 1px solid var(--line);
  background: var(--sunk);
  color: var(--text);
  font: 400 var(--text-small) var(--font-body);
`;
const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--space-12) var(--space-16);
  & > :first-child {
    flex: 1 1 16rem;
    align-self: center;
  }
  ${media.below('phone')} {
    align-items: stretch;
    flex-direction: column;
    & > :first-child {
      flex: none;
      align-self: auto;
    }
  }
`;
const Mails = styled.ul`
  display: grid;
  gap: var(--space-8);
  max-block-size: 9rem;
  overflow: auto;
`;

/** The demo page that an address shows; the login page for an unknown one. */
function pageAt(pathname: string): DemoPage {
  return DEMO_PAGES.find((page) => pathname.endsWith(`/${page}`)) ?? 'login';
}

/**
 * The controls above a demo page: what the page is, how its next request ends, the look, and the
 * mails that it would have sent. The outcome is in the address, so that a state can be linked.
 * @param onRestart shows the page as it was opened
 */
export function DemoPanel({ look, onRestart }: { look: DemoLook; onRestart: () => void }) {
  const t = useText('authDemo');
  const script = useApplication().provide(provideDemoScript);
  const page = pageAt(useLocation().pathname);
  const navigate = useNavigate();
  const [params, changeParams] = useUrlParams();
  const outcome = demoOutcome(page, params.get('outcome'));
  useEffect(() => script.choose(outcome), [script, outcome]);
  return (
    <Panel aria-label={t('panel')}>
      <Controls>
        <p>{t('notice')}</p>
        <Select
          label={t('outcome')}
          options={DEMO_OUTCOMES[page].map((value) => ({ value, label: t(`outcomes.${value}`) }))}
          value={outcome}
          onChange={(chosen) =>
            changeParams(
              (now) => {
                now.set('outcome', chosen);
                return now;
              },
              { replace: true },
            )
          }
        />
        <SegmentedControl
          label={t('look')}
          segments={DEMO_LOOKS.map((value) => ({ value, label: t(`looks.${value}`) }))}
          value={look}
          onChange={(chosen) => navigate(`${demoPath(chosen, page)}?outcome=${outcome}`)}
        />
        <Button variant="soft" onClick={onRestart}>
          {t('restart')}
        </Button>
      </Controls>
      <Outbox script={script} look={look} />
    </Panel>
  );
}

/** The mails that the pages would have sent, the newest first. */
function Outbox({ script, look }: { script: DemoScript; look: DemoLook }) {
  const t = useText('authDemo');
  const mails = useSyncExternalStore(script.outbox.subscribe, script.outbox.read);
  if (mails.length === 0) return <p>{t('outbox.empty')}</p>;
  return (
    <Mails aria-label={t('outbox.title')} aria-live="polite">
      {mails.map((mail) => (
        <li key={mail.id}>
          <MailLine mail={mail} look={look} />
        </li>
      ))}
    </Mails>
  );
}

function MailLine({ mail: { kind, to, code }, look }: { mail: DemoMail; look: DemoLook }) {
  const t = useText('authDemo');
  const target =
    kind === 'reset' ? `${demoPath(look, 'new-password')}#token=demo` : demoPath(look, 'verify');
  return (
    <>
      {t(`outbox.${kind}`, { to: bidiIsolate(to) })}{' '}
      {code !== null && (
        <>
          {t('outbox.code')} <bdi dir="ltr">{code}</bdi>{' '}
        </>
      )}
      <Link to={target}>{t(`outbox.open.${kind}`)}</Link>
    </>
  );
}
