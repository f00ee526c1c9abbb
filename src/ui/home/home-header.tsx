import { Suspense, useState } from 'react';
import type { Today } from '#application/api/metrics-endpoints.generated';
import { bidiIsolate } from '#domain/format/bidi-isolate';
import type { Language } from '#domain/format/languages';
import PlayIcon from '~icons/solar/play-bold';
import { ButtonLink } from '../kit/button';
import { PageHeader } from '../kit/layout/page-header';
import { lazyComponent } from '../kit/loading/lazy-component';
import { useNow } from '../lists/use-now';
import { useCurrentUser } from '../portal-context/use-current-user';
import { PrintMenu } from '../print/print-menu';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import { WORK_PATHS } from './home-paths';

const PrintSlips = lazyComponent(() => import('../orders/bulk/print-slips'), 'PrintSlips');

/** The orders whose parcels need to be packed. */
const TO_PREPARE: { status: ('confirmed' | 'processing')[] } = {
  status: ['confirmed', 'processing'],
};

/** The user's name, the date, the amount of waiting work, and the first action. */
export function HomeHeader({ day }: { day: Today | undefined }) {
  const t = useText('today');
  const user = useCurrentUser();
  return (
    <PageHeader
      title={t('hello', { name: bidiIsolate(user?.firstName ?? '') })}
      subtitle={<DayLine day={day} />}
      more={day && day.work.toPrepare.count > 0 && <SlipsMenu />}
      actions={
        <ButtonLink icon={PlayIcon} iconMirrored to={WORK_PATHS.toAccept}>
          {t('process')}
        </ButtonLink>
      }
    />
  );
}

function DayLine({ day }: { day: Today | undefined }) {
  const t = useText('today');
  const format = useFormat();
  const now = useNow();
  const date = format.longDate(now);
  const today = date.charAt(0).toLocaleUpperCase() + date.slice(1);
  if (!day) return today;
  const { count, firstDeadline } = day.work.toAccept;
  if (count === 0) return t('waitingNone', { day: today });
  if (firstDeadline === null) return t('waiting', { day: today, count });
  const time = format.deadline(firstDeadline, now);
  return t('waitingUntil', { day: today, count, time });
}

/** The packing slips of all orders to prepare, in a chosen language. */
function SlipsMenu() {
  const t = useText('today');
  const [language, setLanguage] = useState<Language | null>(null);
  return (
    <>
      <PrintMenu
        word={t('printSlips')}
        documents={[{ id: 'slip', label: t('slips') }]}
        onPrint={(_, chosen) => setLanguage(chosen)}
      />
      {language && (
        <Suspense fallback={null}>
          <PrintSlips
            language={language}
            chosen={{ query: TO_PREPARE, except: [] }}
            onClosed={() => setLanguage(null)}
          />
        </Suspense>
      )}
    </>
  );
}
