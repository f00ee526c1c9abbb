import { expect, type Page, type Route } from '@playwright/test';
import { HeldRequests } from '../../support/browser/held-requests';
import {
  type ApplicationProblem,
  type ApplicationSendingDriver,
  type ApplicationViewState,
  applicationProblems,
  writtenApplication,
} from '../../support/machine-models/application-sending.model';
import { CV, hiringManager } from '../support/public-vacancies';
import { expectOnly } from './expect-only';
import { answerMaintenance, answerTooMany } from './faults';
import type { PageSetup } from './test-paths';
import { buttonName, exactText, LANGUAGE, textContaining } from './translated-text';

const FIELDS = ['firstName', 'lastName', 'email', 'message'] as const;

const FILES = { pdf: CV, text: { ...CV, name: 'CV.docx' } };

/** How the server causes a problem. */
function answerOf(name: ApplicationProblem): (route: Route) => Promise<void> {
  // A lost connection is tried again silently; a closed server is not.
  if (name === 'no answer comes') return answerMaintenance;
  if (name === 'too many are sent') return answerTooMany(60);
  const { status, code, errors } = applicationProblems[name];
  const body = JSON.stringify({ type: 'about:blank', title: code, status, code, errors });
  return (route) => route.fulfill({ status, contentType: 'application/problem+json', body });
}

/** The form of `/job/{slug}`, as the driver of its test model. */
export function createApplicationSendingPageDriver(
  page: Page,
  { baseURL, store }: Pick<PageSetup, 'baseURL' | 'store'>,
): ApplicationSendingDriver {
  const held = new HeldRequests(page, { keepsGivenUp: false });
  let [cv, applications] = ['', ''];

  const text = (name: string) => exactText(`publicVacancies:${name}`);
  const send = page.getByRole('button', { name: buttonName('publicVacancies:apply.send') });
  const field = (name: (typeof FIELDS)[number]) =>
    page.getByRole('textbox', { name: textContaining(`publicVacancies:apply.${name}`) });
  const signs = {
    form: send,
    uploading: page.getByRole('button', { name: text('apply.cvStop'), exact: true }),
    fileRefused: page.locator('#field-cv[aria-invalid=true]'),
    refusal: page.getByRole('alert').filter({ hasText: text('apply.refused') }),
    unanswered: page.getByRole('status').filter({ hasText: text('apply.unanswered') }),
    thanks: page.getByRole('heading', { name: text('apply.received') }),
    closed: page.getByRole('status').filter({ hasText: text('closed') }),
  };
  const shown: Readonly<Record<ApplicationViewState, readonly (keyof typeof signs)[]>> = {
    form: ['form'],
    uploading: ['form', 'uploading'],
    fileRefused: ['form', 'fileRefused'],
    busy: ['form'],
    refusal: ['form', 'refusal'],
    unanswered: ['form', 'unanswered'],
    thanks: ['thanks'],
    closed: ['closed'],
  };

  return {
    open: async () => {
      const manager = await hiringManager(baseURL, store);
      const { slug } = await manager.open();
      const vacancy = `/api/public/vacancies/${encodeURIComponent(slug)}`;
      [cv, applications] = [`${vacancy}/cv`, `${vacancy}/applications`];
      await held.hold(cv);
      await held.hold(applications);
      await page.goto(`/job/${encodeURIComponent(slug)}?lng=${LANGUAGE}`);
      for (const name of FIELDS) await field(name).fill(writtenApplication[name] ?? '');
    },
    choose: (file) => page.locator('#field-cv').setInputFiles(FILES[file]),
    remove: () =>
      page
        .getByRole('button', { name: text('apply.cvRemove'), exact: true })
        .or(signs.uploading)
        .click(),
    send: () => send.click(),
    answerCv: (problem) => (problem ? held.failOne(cv, answerOf(problem)) : held.release(cv)),
    answerApplication: (problem) =>
      problem ? held.failOne(applications, answerOf(problem)) : held.release(applications),
    expectViewState: async (viewState) => {
      await expectOnly(signs, shown[viewState]);
      if (viewState === 'thanks' || viewState === 'closed') return;
      // What was written stays, whatever happens.
      await expect(field('message')).toHaveValue(writtenApplication.message ?? '');
      if (viewState === 'uploading') return;
      const busy = expect(send);
      if (viewState === 'busy') await busy.toHaveAttribute('aria-busy', 'true');
      else await busy.not.toHaveAttribute('aria-busy', 'true');
    },
  };
}
