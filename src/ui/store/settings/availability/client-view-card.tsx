import { useState } from 'react';
import { styled } from 'styled-components';
import { LANGUAGES, type Language, languageRecords } from '#domain/format/languages';
import type { Availability } from '#domain/stores/store-availability';
import { openingAt, readyDay } from '#domain/stores/store-opening';
import { localizedName } from '#domain/text/localized-name';
import { casablancaDay } from '#domain/time/casablanca-day';
import { SegmentedControl } from '../../../kit/fields/segmented-control';
import { Card, CardHeader } from '../../../kit/layout/card';
import { useNow } from '../../../lists/use-now';
import { formatIn } from '../../../text/use-format';
import { useLanguage } from '../../../text/use-language';
import { useText } from '../../../text/use-text';
import { useTextIn } from '../../../text/use-text-in';
import { OpenState } from './open-state';

const NOON = 'T12:00:00Z';
/** The number of closures that is useful to a client. */
const MAX_CLOSURES = 2;

const Box = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-8);
  padding: var(--space-16);
  border-radius: var(--radius-note);
  background: var(--sunk);
  font: 400 var(--text-small) var(--font-body);
  & > p:nth-of-type(n + 3) {
    padding-block-start: var(--space-8);
    border-block-start: 1px solid var(--line);
    color: var(--text-2);
  }
`;

/** The hours as clients read them, in any of the three languages. */
export function ClientViewCard({ availability }: { availability: Availability }) {
  const t = useText('storeSettings');
  const [language, setLanguage] = useState<Language>(useLanguage());
  return (
    <Card>
      <CardHeader
        title={t('client.title')}
        aside={
          <SegmentedControl
            label={t('client.language')}
            value={language}
            onChange={setLanguage}
            segments={LANGUAGES.map((one) => ({ value: one, label: one.toUpperCase() }))}
          />
        }
      />
      <ClientView availability={availability} language={language} />
    </Card>
  );
}

function ClientView({
  availability,
  language,
}: {
  availability: Availability;
  language: Language;
}) {
  const t = useTextIn('storeSettings', language);
  const format = formatIn(language);
  const now = useNow();
  const today = casablancaDay(now);
  const ready = readyDay(availability, today);
  const coming = availability.closures.filter(({ to }) => to >= today).slice(0, MAX_CLOSURES);
  return (
    <Box lang={language} dir={languageRecords[language].direction}>
      <OpenState opening={openingAt(availability, now)} language={language} />
      <p>{ready ? t('client.ready', { day: format.longDate(ready + NOON) }) : t('client.never')}</p>
      {coming.map((closure) => {
        const { note: name, noteEn: nameEn, noteAr: nameAr, from, to } = closure;
        const reason = localizedName({ name, nameEn, nameAr }, language);
        const days = { from: format.date(from + NOON), to: format.date(to + NOON) };
        return (
          <p key={from}>
            {t(closure.acceptOrders ? 'client.closed' : 'client.paused', days)}
            {reason && (
              <>
                {' '}
                <bdi>{reason}</bdi>
              </>
            )}
          </p>
        );
      })}
    </Box>
  );
}
