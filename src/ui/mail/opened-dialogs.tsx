import { useState } from 'react';
import { Deferred } from '../kit/loading/deferred';
import { lazyComponent } from '../kit/loading/lazy-component';
import type { MailDialog } from './mail-dialog';
import type { Mail } from './use-mail';

/** What is opened on a page of conversations is one file. */
function loadOpened() {
  return import('./mail-dialogs');
}
const MailDialogs = lazyComponent(loadOpened, 'MailDialogs');
const HandlingDialogs = lazyComponent(loadOpened, 'HandlingDialogs');

/** The dialog of a page of conversations, and the conversations that are chosen for it. */
export function useOpenedDialog() {
  const [dialog, setDialog] = useState<MailDialog | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const onDone = (hasEffect: boolean) => {
    setDialog(null);
    if (hasEffect && dialog?.kind === 'bulk') setChosen(new Set());
  };
  return { dialog, onOpen: setDialog, onDone, chosen, onChoose: setChosen };
}

interface OpenedDialogsProps {
  mail: Mail;
  dialog: MailDialog | null;
  onDone: (hasEffect: boolean) => void;
}

/** The dialog that was opened on the page, and the question of a conversation's process. */
export function OpenedDialogs({ mail, dialog, onDone }: OpenedDialogsProps) {
  const withDialog = mail.actors.withOpenDialog();
  return (
    <Deferred>
      {withDialog && <HandlingDialogs key={withDialog.id} actor={withDialog.actor} />}
      {dialog && <MailDialogs mail={mail} dialog={dialog} onDone={onDone} />}
    </Deferred>
  );
}
