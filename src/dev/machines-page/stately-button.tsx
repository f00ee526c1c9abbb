import { memo, useEffect, useState } from 'react';
import { Button } from '../../ui/kit/button';
import { useText } from '../../ui/text/use-text';
import { type Attachment, attachStately } from '../watching/stately';
import type { Watch } from '../watching/watch';

/** Sends what is recorded to Stately's inspector for as long as somebody wants it. */
export const StatelyButton = memo(function StatelyButton({ watch }: { watch: Watch }) {
  const t = useText('dev');
  const [attachment, setAttachment] = useState<Attachment | null>(null);
  useEffect(() => {
    if (!attachment) return;
    const stop = watch.subscribe(() => attachment.tell(watch.shown().entries));
    return () => {
      stop();
      attachment.detach();
    };
  }, [attachment, watch]);
  const toggle = () => {
    if (attachment) setAttachment(null);
    else void attachStately().then(setAttachment);
  };
  return (
    <Button size="small" variant="quiet" onClick={toggle}>
      {t(attachment ? 'stately.detach' : 'stately.attach')}
    </Button>
  );
});
