import { describe, expect, it } from 'vitest';
import {
  cancellationRefusal,
  cancellationStatusesAhead,
  cancellationSteps,
} from './cancellation-steps';

describe('Next steps of a cancellation', () => {
  it('A requested cancellation can be refused or accepted, and is accepted without an answer', () => {
    expect(cancellationStatusesAhead('requested')).toEqual(['accepted']);
    expect(cancellationStatusesAhead('refused')).toEqual([]);
    expect(cancellationSteps('requested')).toEqual(['refuse', 'accept']);
    expect(cancellationSteps('withdrawn')).toEqual([]);
  });

  it('The reason why a cancellation cannot be answered is the status of its order or the permission', () => {
    expect(cancellationRefusal('refuse', 'confirmed')).toBe('order');
    expect(cancellationRefusal('refuse', 'ready')).toBe('permission');
    expect(cancellationRefusal('accept', 'shipped')).toBe('order');
    expect(cancellationRefusal('accept', 'confirmed')).toBe('permission');
  });
});
