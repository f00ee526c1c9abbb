import type { ChatConnectionContext } from '#application/chat/chat-connection.machine';
import { chatConnectionTestModel } from '../../support/machine-models/chat-connection.model';
import { browserPathsOf } from '../../support/model-based-testing/browser-paths';
import { test } from '../support/journey';
import { createChatConnectionPageDriver } from './chat-connection.driver';

const { model } = chatConnectionTestModel;

/** The page has a field once the chat was read. */
function isOffered({ chat }: ChatConnectionContext, label: string): boolean {
  return label !== 'message.write' || chat !== null;
}

test.describe('Chat-connection machine on the page', { tag: '@long' }, () => {
  test.use({ allowedInConsole: { answers: [404, 422, 429, 503] } });

  for (const path of browserPathsOf({
    ...chatConnectionTestModel,
    model: { ...model, isPossible: isOffered },
  })) {
    test(path.title, ({ page, store, baseURL }) =>
      path.run(page, createChatConnectionPageDriver(page, { baseURL: baseURL ?? '', store })),
    );
  }
});
