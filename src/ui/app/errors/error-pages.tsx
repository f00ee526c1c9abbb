import { useLocation } from 'react-router';
import SearchIcon from '~icons/solar/magnifier-linear';
import { Button, ButtonLink } from '../../kit/button';
import { ErrorPageLayout, RequestedUrl } from '../../portal-context/error-page-layout';
import { usePalette } from '../../portal-context/palette-context';
import { LocalizedKitTexts } from '../../text/localized-kit-texts';
import { useText } from '../../text/use-text';
import { useLiveUpdates } from '../live/use-live-updates';

/** 404: no page exists at the address. */
export function NotFoundPage() {
  const t = useText('shell');
  const common = useText('common');
  const palette = usePalette();
  const { pathname } = useLocation();
  return (
    <ErrorPageLayout
      code="404"
      title={t('errors.notFound.title')}
      text={t('errors.notFound.text')}
      note={
        <RequestedUrl>
          {t('errors.notFound.address', { path: '' })}
          <bdi dir="ltr">{pathname}</bdi>
        </RequestedUrl>
      }
    >
      <ButtonLink to="/dashboard" size="large">
        {t('errors.toHome')}
      </ButtonLink>
      {palette && (
        <Button size="large" variant="outline" icon={SearchIcon} onClick={palette.open}>
          {common('search')}
        </Button>
      )}
    </ErrorPageLayout>
  );
}

/**
 * 403 at the page's own address: the role does not allow it. Follows changes like the frame that it
 * stands in for: another role may allow the page.
 */
export function RoleForbiddenPage() {
  useLiveUpdates();
  return <ForbiddenPage />;
}

/** 403: the role does not allow the page. */
export function ForbiddenPage() {
  const t = useText('shell');
  return (
    <ErrorPageLayout
      code="403"
      title={t('errors.forbidden.title')}
      text={t('errors.forbidden.text')}
    >
      <ButtonLink to="/dashboard" size="large">
        {t('errors.toHome')}
      </ButtonLink>
    </ErrorPageLayout>
  );
}

/** 500, and the last error boundary of every page. Includes its own kit texts. */
export function ServerErrorPage() {
  const t = useText('shell');
  const common = useText('common');
  return (
    <LocalizedKitTexts>
      <ErrorPageLayout
        code="500"
        title={t('errors.serverError.title')}
        text={t('errors.serverError.text')}
      >
        <Button size="large" onClick={() => window.location.reload()}>
          {common('retry')}
        </Button>
        <ButtonLink to="/dashboard" size="large" variant="outline" reloadDocument>
          {t('errors.toHome')}
        </ButtonLink>
      </ErrorPageLayout>
    </LocalizedKitTexts>
  );
}

/**
 * Maintenance: temporarily unavailable. Has its own address, and covers any page while it lasts.
 */
export function MaintenancePage() {
  const t = useText('shell');
  const common = useText('common');
  return (
    <ErrorPageLayout
      code={t('errors.maintenance.plate')}
      title={t('errors.maintenance.title')}
      text={t('errors.maintenance.text')}
    >
      <Button size="large" onClick={() => window.location.assign('/dashboard')}>
        {common('retry')}
      </Button>
    </ErrorPageLayout>
  );
}
