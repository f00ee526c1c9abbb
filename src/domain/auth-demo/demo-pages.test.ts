import { describe, expect, it } from 'vitest';
import { DEMO_OUTCOMES, DEMO_PAGES, demoOutcome, demoPath } from './demo-pages';

describe('The outcome of a demo page', () => {
  it('is the one that the address names, if the page has it', () => {
    expect(demoOutcome('login', 'refused')).toBe('refused');
    expect(demoOutcome('new-password', 'expired')).toBe('expired');
  });

  it('is the default of the page for an unknown name, and for an outcome of another page', () => {
    expect(demoOutcome('login', null)).toBe('works');
    expect(demoOutcome('login', 'toString')).toBe('works');
    expect(demoOutcome('login', 'expired')).toBe('works');
    expect(demoOutcome('forgot-password', 'works')).toBe('sent');
  });

  it('can be each of the page’s outcomes', () => {
    for (const page of DEMO_PAGES) {
      for (const outcome of DEMO_OUTCOMES[page]) expect(demoOutcome(page, outcome)).toBe(outcome);
    }
  });
});

describe('The address of a demo page', () => {
  it('names the look and the page', () => {
    expect(demoPath('modern', 'forgot-password')).toBe('/auth-demo/modern/forgot-password');
  });
});
