import { subMinutes } from 'date-fns/subMinutes';
import { INTERVIEW_CUT_OFF_MINUTES } from './vacancy-form';

/** The booked slot of an interview; null while none is. */
export type BookedInterview = { readonly startsAt: Date; readonly endsAt: Date } | null;

/**
 * Whether the candidate can choose no other slot at `now`: from twelve hours before the interview
 * until its end. Afterwards they can, for an interview that did not take place.
 */
export function isInterviewFixed(booked: BookedInterview, now: Date): boolean {
  if (!booked) return false;
  return now > subMinutes(booked.startsAt, INTERVIEW_CUT_OFF_MINUTES) && now < booked.endsAt;
}
