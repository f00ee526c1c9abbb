import { useEffect, useState } from 'react';
import { Button } from '../../ui/kit/button';
import { useText } from '../../ui/text/use-text';
import { type Attachment, attachStately } from '../watching/stately';
import type { Watched } from '../watching/watch';

/** Sends what is recorded to Stately's inspector for as long as somebody wants it. */
export function StatelyButton({ watched }: { watched: Watched }) {
  const t = useText('dev');
  const [attachment, setAttachment] = useState<Attachment | null>(null);
  useEffect(() => attachment?.tell(watched.entries), [attachment, watched]);
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
