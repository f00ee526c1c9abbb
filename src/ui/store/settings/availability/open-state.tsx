import { styled } from 'styled-components';
import type { Language } from '#domain/format/languages';
import type { Opening } from '#domain/stores/store-opening';
import { casablancaDay } from '#domain/time/casablanca-day';
import { useNow } from '../../../lists/use-now';
import { formatIn } from '../../../text/use-format';
import { useTextIn } from '../../../text/use-text-in';

const State = styled.p<{ $open: boolean }>`
  display: flex;
  align-items: baseline;
  gap: var(--space-8);
  color: ${({ $open }) => ($open ? 'var(--success-text)' : 'inherit')};
  font: var(--weight-strong) var(--text-body) var(--font-body);
  &::before {
    content: '';
    flex: none;
    inline-size: 8px;
    block-size: 8px;
    border-radius: var(--radius-round);
    background: ${({ $open }) => ($open ? 'var(--success)' : 'var(--text-2)')};
  }
`;

/** Whether the store is open now, and until or from when. */
export function OpenState({ opening, language }: { opening: Opening; language: Language }) {
  const today = casablancaDay(useNow());
  const t = useTextIn('storeSettings', language);
  const format = formatIn(language);
  if (opening.isOpen) return <State $open>{t('client.openUntil', { time: opening.until })}</State>;
  if (!opening.from) return <State $open={false}>{t('client.noHours')}</State>;
  const { at: time } = opening.from;
  if (opening.from.day === today) {
    return <State $open={false}>{t('client.opensToday', { time })}</State>;
  }
  const day = format.longDate(`${opening.from.day}T12:00:00Z`);
  return <State $open={false}>{t('client.opens', { day, time })}</State>;
}
