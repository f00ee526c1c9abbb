import { styled } from 'styled-components';
import { archPath } from '../../illustrations/arch-path';
import { ProductDrawing } from '../../illustrations/product-drawing';
import { useText } from '../../text/use-text';
import { AppScreenIllustration } from './app-screen-illustration';

/** Drawn 604 × 592; `--u` is one of those units, so that a phone shows the same picture smaller. */
const Scene = styled.div`
  --u: calc(min(100vw - 2 * var(--page-padding), 604px) / 604);
  position: relative;
  inline-size: calc(604 * var(--u));
  block-size: calc(592 * var(--u));
  margin-inline: auto;
  & > svg {
    inline-size: 100%;
    block-size: 100%;
  }
`;
const Phone = styled.div`
  position: absolute;
  inset-block-start: calc(106 * var(--u));
  inset-inline-start: calc(188 * var(--u));
  inline-size: calc(228 * var(--u));
  block-size: calc(460 * var(--u));
`;

const middle = { x: 158, width: 288, top: 0, bottom: 592 };
const doorway = { x: 174, width: 256, top: 18, bottom: 592 };
const aside = { x: 6, width: 142, top: 240, bottom: 580 };
const beside = { x: 456, width: 142, top: 276, bottom: 580 };

/**
 * The app in its door, between two others. A drawing: its texts are examples and not read aloud.
 */
export function AppIllustration() {
  const t = useText('landing');
  return (
    <Scene role="img" aria-label={t('app.picture')}>
      <svg viewBox="0 0 604 592" aria-hidden="true" focusable="false">
        <path d={archPath(aside)} fill="var(--sand)" />
        <path d={archPath(beside)} fill="var(--clay)" />
        <path d="M0 580H152V592H0Z" fill="var(--sand-sill)" opacity="0.5" />
        <path d="M452 580H604V592H452Z" fill="var(--clay-sill)" opacity="0.5" />
        <path d={archPath(middle)} fill="var(--accent-dark)" />
        <path d={archPath(doorway)} fill="var(--mint)" />
        <svg x="30" y="268" width="96" height="96" aria-hidden="true">
          <ProductDrawing of="lantern" size={96} />
        </svg>
        <svg x="26" y="476" width="104" height="104" aria-hidden="true">
          <ProductDrawing of="basket" size={104} />
        </svg>
        <svg x="476" y="330" width="104" height="104" aria-hidden="true">
          <ProductDrawing of="teapot" size={104} />
        </svg>
        <svg x="474" y="476" width="104" height="104" aria-hidden="true">
          <ProductDrawing of="bowl" size={104} />
        </svg>
      </svg>
      <Phone aria-hidden="true">
        <AppScreenIllustration />
      </Phone>
    </Scene>
  );
}
