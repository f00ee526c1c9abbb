import { QRCodeSVG } from 'qrcode.react';
import { styled } from 'styled-components';
import { useText } from '../../text/use-text';

/* Dark on white in both modes, so that cameras can read it. */
const Surface = styled.div`
  padding: var(--space-8);
  border-radius: var(--radius-card);
  background: var(--white);
  color: var(--grey-900);
  line-height: 0;
`;

/** The page's own address as a QR code, to open it on a telephone. */
export function LinkQrCode() {
  const t = useText('redirect');
  return (
    <Surface>
      <QRCodeSVG
        value={window.location.href}
        size={176}
        marginSize={4}
        bgColor="transparent"
        fgColor="currentColor"
        title={t('code')}
      />
    </Surface>
  );
}
