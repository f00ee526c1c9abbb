import { useEffect, useState } from 'react';
import { Button } from '../../ui/kit/button';
import { useText } from '../../ui/text/use-text';
import type { Entry } from '../recording/entry';
import { type Attachment, attachStately } from '../watching/stately';

/** Sends what is recorded to Stately's inspector for as long as somebody wants it. */
export function StatelyButton({ entries }: { entries: readonly Entry[] }) {
  const t = useText('dev');
  const [attachment, setAttachment] = useState<Attachment | null>(null);
  useEffect(() => attachment?.tell(entries), [attachment, entries]);
  useEffect(() => () => attachment?.detach(), [attachment]);
  const toggle = () => {
    if (attachment) setAttachment(null);
    else void attachStately().then(setAttachment);
  };
  return (
    <Button size="small" variant="quiet" onClick={toggle}>
      {t(attachment ? 'stately.detach' : 'stately.attach')}
    </Button>
  );
}
