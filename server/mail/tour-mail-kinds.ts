/** Why a guest of a tour gets a mail. */
export type TourMailKind =
  | 'ticket'
  | 'moved'
  | 'cancelled'
  | 'calledOff'
  | 'offer'
  | 'lapsed'
  /** The departure for whose places they wait has another time. */
  | 'waitingMoved';
