import { styled } from 'styled-components';
import { formatMoney } from '#domain/format/money';
import { ProductDrawing } from '../../illustrations/product-drawing';
import { useLanguage } from '../../text/use-language';
import { useText } from '../../text/use-text';

const Surface = styled.span`
  padding: var(--space-8) var(--space-20);
  border-radius: var(--radius-round);
  background: var(--plate);
  font: var(--weight-strong) var(--text-body) var(--font-body);
`;
const Shelf = styled.div`
  display: flex;
  align-items: flex-end;
  justify-content: center;
  inline-size: 100%;
  border-block-end: 8px solid var(--accent-light);
`;

/** A shelf of products that friends liked. */
export function BuyingIllustration() {
  const t = useText('landing');
  return (
    <>
      <ProductDrawing of="lantern" size={88} />
      <Shelf>
        <ProductDrawing of="tea" size={96} />
        <ProductDrawing of="argan" size={96} />
      </Shelf>
      <Surface>{t('doors.buy.plate')}</Surface>
    </>
  );
}

const Ring = styled.div`
  position: relative;
  inline-size: 220px;
  block-size: 210px;
  & > svg {
    position: absolute;
    inset: 0;
  }
  & > span {
    position: absolute;
    display: grid;
    place-items: center;
    inline-size: 54px;
    block-size: 54px;
    border-radius: 50%;
    font: 700 var(--text-body) var(--font-body);
  }
  & > :nth-child(2) {
    inset-block-start: 0;
    inset-inline-start: 83px;
    background: var(--accent-lighter);
    color: var(--accent-darker);
  }
  & > :nth-child(3) {
    inset-block-end: 0;
    inset-inline-start: 0;
    background: var(--avatar-teal);
    color: var(--avatar-teal-ink);
  }
  & > :nth-child(4) {
    inset-block-end: 0;
    inset-inline-end: 0;
    background: var(--avatar-violet);
    color: var(--avatar-violet-ink);
  }
`;
/** Centimes: a promoter's earnings in the drawing. */
const EARNED = 8_640;

/** One product, recommended to three friends. */
export function SharingIllustration() {
  const t = useText('landing');
  const language = useLanguage();
  return (
    <>
      <Ring>
        <svg viewBox="0 0 220 210" aria-hidden="true" focusable="false">
          <g fill="none" stroke="var(--sand-sill)" strokeWidth="2" strokeDasharray="3 5">
            <path d="M110 54V112M110 112L40 172M110 112L180 172" />
          </g>
          <circle cx="110" cy="122" r="48" fill="var(--plate)" />
          <svg x="70" y="82" width="80" height="80" aria-hidden="true">
            <ProductDrawing of="babouches" size={80} />
          </svg>
        </svg>
        <span>{t('doors.share.friends.one')}</span>
        <span>{t('doors.share.friends.two')}</span>
        <span>{t('doors.share.friends.three')}</span>
      </Ring>
      <Surface>{t('doors.share.plate', { sum: formatMoney(EARNED, language) })}</Surface>
    </>
  );
}

const Sheet = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
  inline-size: 212px;
  padding: var(--space-16);
  border-radius: var(--radius-note);
  background: var(--plate);
  text-align: start;
  & > b {
    font: var(--weight-head) var(--text-h1) var(--font-head);
  }
  & rect {
    fill: var(--accent-light);
  }
  & rect:nth-child(6) {
    fill: var(--accent-dark);
  }
`;
const heights = [28, 38, 34, 48, 42, 60, 52];
/** Centimes: a day's sales in the drawing. */
const SOLD = 348_600;

/** A day of a store. */
export function SellingIllustration() {
  const t = useText('landing');
  const language = useLanguage();
  return (
    <>
      <Sheet>
        <span>{t('doors.sell.today')}</span>
        <b>{formatMoney(SOLD, language)}</b>
        <svg viewBox="0 0 180 64" aria-hidden="true" focusable="false">
          {heights.map((height, index) => (
            <rect key={height} x={index * 26} y={64 - height} width="18" height={height} rx="4" />
          ))}
        </svg>
      </Sheet>
      <Surface>{t('doors.sell.plate', { count: 7 })}</Surface>
    </>
  );
}
