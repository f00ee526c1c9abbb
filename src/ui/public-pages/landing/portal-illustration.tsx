import { styled } from 'styled-components';
import { formatMoney } from '#domain/format/money';
import { ProductDrawing } from '../../illustrations/product-drawing';
import { useLanguage } from '../../text/use-language';
import { useText } from '../../text/use-text';
import { media } from '../../theme/breakpoints';

const Background = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-24);
  padding: var(--space-48);
  border-radius: 32px;
  background: var(--mint);
  ${media.below('phone')} {
    padding: var(--space-20);
  }
`;
const Sheet = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-8);
  padding: var(--space-20) var(--space-24);
  border-radius: var(--radius-card);
  background: var(--paper);
  box-shadow: var(--shadow-card);
  & > span {
    min-inline-size: 0;
  }
  & b {
    display: block;
    font: var(--weight-head) var(--text-lead-figure) var(--font-head);
  }
`;
const Orders = styled(Sheet)`
  display: block;
  padding-block: var(--space-8);
  margin-inline: var(--space-32) calc(-1 * var(--space-16));
  & > div {
    display: flex;
    align-items: center;
    gap: var(--space-12);
    padding-block: var(--space-8);
  }
  & > div + div {
    border-block-start: 1px solid var(--line);
  }
  & b {
    font: var(--weight-strong) var(--text-body) var(--font-body);
  }
  & > div > :nth-child(2) {
    flex: 1;
    color: var(--text-2);
  }
  & > div > :nth-child(2) > b {
    color: var(--text);
  }
  ${media.below('phone')} {
    margin-inline: 0;
  }
`;
const Chip = styled.span<{ $tone: 'info' | 'warning' | 'success' }>`
  padding: var(--space-4) var(--space-8);
  border-radius: var(--radius-chip);
  background: ${({ $tone }) => `var(--${$tone}-soft)`};
  color: ${({ $tone }) => `var(--${$tone}-text)`};
  font: var(--weight-strong) var(--text-chip) var(--font-body);
`;

const orders = [
  { name: 'pending', number: '#10441', good: 'babouches', tone: 'warning' },
  { name: 'confirmed', number: '#10479', good: 'tea', tone: 'info' },
  { name: 'shipped', number: '#10415', good: 'lantern', tone: 'success' },
] as const;
/** Centimes: a payout in the drawing. */
const NEXT_PAYOUT = 7_843_240;

/** A small drawing of the portal. Its figures are examples and not read aloud. */
export function PortalIllustration() {
  const t = useText('landing');
  const language = useLanguage();
  return (
    <Background role="img" aria-label={t('sheet.picture')}>
      <Sheet aria-hidden="true">
        <span>
          {t('sheet.nextPayout')}
          <b>{formatMoney(NEXT_PAYOUT, language)}</b>
        </span>
        <Chip $tone="info">{t('sheet.scheduled')}</Chip>
      </Sheet>
      <Orders aria-hidden="true">
        {orders.map(({ name, number, good, tone }) => (
          <div key={name}>
            <ProductDrawing of={good} size={44} />
            <span>
              <b>
                <bdi>{number}</bdi>
              </b>
              {t(`sheet.${name}.client`)}
            </span>
            <Chip $tone={tone}>{t(`sheet.${name}.state`)}</Chip>
          </div>
        ))}
      </Orders>
    </Background>
  );
}
