/**
 * The demo variants of the pages for signed-out users (specification, section 2): two looks of five
 * pages, each with outcomes that are chosen in advance.
 */

/** `classic`: the form beside a picture. `modern`: a card in the centre. */
export const DEMO_LOOKS = ['classic', 'modern'] as const;

export type DemoLook = (typeof DEMO_LOOKS)[number];

export const DEMO_PAGES = [
  'login',
  'register',
  'forgot-password',
  'new-password',
  'verify',
] as const;

export type DemoPage = (typeof DEMO_PAGES)[number];

/**
 * How the next request of a demo page ends. `refused`: the server refuses what was typed. `locked`:
 * too many tries. `expired`: the link or the code is no longer valid.
 */
export type DemoOutcome = 'works' | 'sent' | 'refused' | 'locked' | 'expired' | 'offline';

/** The outcomes that each page can show; the first one is the default. */
export const DEMO_OUTCOMES: Readonly<
  Record<DemoPage, readonly [DemoOutcome, ...(readonly DemoOutcome[])]>
> = {
  login: ['works', 'refused', 'locked', 'offline'],
  register: ['works', 'refused', 'locked', 'offline'],
  'forgot-password': ['sent', 'locked', 'offline'],
  'new-password': ['works', 'refused', 'expired', 'locked', 'offline'],
  verify: ['works', 'refused', 'expired', 'locked', 'offline'],
};

/** The outcome that an address asks for; the page's default if it names none that the page has. */
export function demoOutcome(page: DemoPage, wanted: string | null): DemoOutcome {
  const outcomes = DEMO_OUTCOMES[page];
  return outcomes.find((outcome) => outcome === wanted) ?? outcomes[0];
}

/** The address of a demo page. */
export function demoPath(look: DemoLook, page: DemoPage): string {
  return `/auth-demo/${look}/${page}`;
}
