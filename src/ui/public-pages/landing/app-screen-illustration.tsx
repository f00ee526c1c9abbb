import { styled } from 'styled-components';
import { formatMoney } from '#domain/format/money';
import HeartIcon from '~icons/solar/heart-bold';
import ShareIcon from '~icons/solar/share-linear';
import { ProductDrawing, type ProductDrawingName } from '../../illustrations/product-drawing';
import { Icon } from '../../kit/icon';
import { useLanguage } from '../../text/use-language';
import { useText } from '../../text/use-text';

/** Sizes in units of the scene, so that the screen scales with the picture. */
const Case = styled.div`
  position: absolute;
  inset: 0;
  display: flex;
  flex-direction: column;
  gap: calc(10 * var(--u));
  padding: calc(40 * var(--u)) calc(16 * var(--u)) calc(18 * var(--u));
  border: calc(6 * var(--u)) solid var(--grey-900);
  border-radius: calc(34 * var(--u));
  background: var(--paper);
  font: 400 calc(12 * var(--u)) / 1.45 var(--font-body);
  &::before {
    content: '';
    position: absolute;
    inset-block-start: calc(10 * var(--u));
    inset-inline-start: calc(50% - 26 * var(--u));
    inline-size: calc(52 * var(--u));
    block-size: calc(14 * var(--u));
    border-radius: calc(7 * var(--u));
    background: var(--grey-900);
  }
  & b {
    font-weight: 700;
  }
`;
const Circles = styled.div`
  display: flex;
  justify-content: space-between;
  & > span {
    display: grid;
    place-items: center;
    inline-size: calc(42 * var(--u));
    block-size: calc(42 * var(--u));
    border: calc(2 * var(--u)) solid var(--fill);
    border-radius: 50%;
    background: var(--sand);
  }
  & svg {
    inline-size: 84%;
    block-size: 84%;
  }
`;
const Picture = styled.div`
  position: relative;
  flex: 1;
  display: grid;
  place-items: center;
  border-radius: calc(14 * var(--u));
  background: var(--clay);
  & > svg {
    inline-size: calc(160 * var(--u));
    block-size: calc(160 * var(--u));
  }
  & > span {
    position: absolute;
    inset-block-start: calc(8 * var(--u));
    inset-inline-end: calc(8 * var(--u));
    color: var(--error);
  }
  & > bdi {
    position: absolute;
    inset-block-end: calc(8 * var(--u));
    inset-inline-start: calc(8 * var(--u));
    padding: calc(3 * var(--u)) calc(8 * var(--u));
    border-radius: calc(6 * var(--u));
    background: var(--paper);
    font-weight: 700;
  }
`;
const Friend = styled.div`
  display: flex;
  align-items: center;
  gap: calc(8 * var(--u));
  & > span {
    display: grid;
    flex: none;
    place-items: center;
    inline-size: calc(30 * var(--u));
    block-size: calc(30 * var(--u));
    border-radius: 50%;
    background: var(--avatar-violet);
    color: var(--avatar-violet-ink);
    font-weight: 700;
    font-size: 0.8em;
  }
`;
const Buy = styled.div`
  display: flex;
  gap: calc(6 * var(--u));
  & > * {
    display: grid;
    place-items: center;
    block-size: calc(38 * var(--u));
    border-radius: calc(9 * var(--u));
  }
  & > b {
    flex: 1;
    background: var(--accent);
    color: var(--on-accent);
  }
  & > span {
    inline-size: calc(38 * var(--u));
    background: var(--press);
  }
`;

const circles: readonly ProductDrawingName[] = ['babouches', 'lantern', 'bowl', 'rug'];
/** Centimes; the price of the demo's tajine. */
const PRICE = 21_950;

/** The app's first screen: a friend's purchase, and her comment on it. */
export function AppScreenIllustration() {
  const t = useText('landing');
  const language = useLanguage();
  return (
    <Case>
      <b>{t('app.forYou')}</b>
      <Circles>
        {circles.map((one) => (
          <span key={one}>
            <ProductDrawing of={one} size={36} />
          </span>
        ))}
      </Circles>
      <Picture>
        <ProductDrawing of="tajine" size={160} />
        <span>
          <Icon of={HeartIcon} size={18} />
        </span>
        <bdi>{formatMoney(PRICE, language)}</bdi>
      </Picture>
      <Friend>
        <span>{t('app.initials')}</span>
        <div>
          <b>{t('app.friend')}</b>
          <div>{t('app.word')}</div>
        </div>
      </Friend>
      <Buy>
        <b>{t('app.buy')}</b>
        <span>
          <Icon of={ShareIcon} size={16} />
        </span>
      </Buy>
    </Case>
  );
}
