import { QRCodeSVG } from 'qrcode.react';
import { styled } from 'styled-components';
import { Code128 } from './code-128';

const Codes = styled.div<{ $compact: boolean }>`
  display: flex;
  flex-direction: row;
  align-items: center;
  justify-content: ${({ $compact }) => ($compact ? 'space-between' : 'flex-end')};
  gap: 3mm;
  & > figure {
    display: flex;
    flex-direction: column;
    align-items: center;
    font-variant-numeric: tabular-nums;
    font-weight: var(--weight-strong);
    letter-spacing: 0.1em;
  }
`;

interface OrderCodesProps {
  number: string;
  /** Height of the bar code and side of the QR code, in millimetres. */
  height: number;
  /** Whether the codes stand at the two ends of the line. */
  compact?: boolean;
}

/** The order's number as a bar code and as a QR code, for scanners and for phones. */
export function OrderCodes({ number, height, compact = false }: OrderCodesProps) {
  return (
    <Codes $compact={compact}>
      <figure>
        <Code128 text={number} height={height - 5} />
        <figcaption dir="ltr">{number}</figcaption>
      </figure>
      <QRCodeSVG
        value={number}
        level="M"
        marginSize={2}
        title={number}
        data-qr={number}
        style={{ inlineSize: `${height}mm`, blockSize: `${height}mm` }}
      />
    </Codes>
  );
}
