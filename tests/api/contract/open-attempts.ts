import { createTestSigner } from '../../../server/cards/test-processor/test-card-processor';
import { type Attempt, readAttempt } from '../access/attempt';
import { TEST_SECRET } from '../support/test-server';

/** A notice of the test processor for an unknown payment. */
const notice = { payment: 'cdp_nobody', outcome: 'approved', authorization: 'test_x' } as const;

/** A link that leads to no chat. */
const CHAT = `/api/public/chats/nobody-${'0'.repeat(32)}`;

/** A link that leads to no application. */
const APPLICATION = `/api/public/applications/nobody-${'0'.repeat(32)}`;
/** A link that leads to no booking of a tour. */
const TOUR_BOOKING = `/api/public/tour-bookings/nobody-${'0'.repeat(32)}`;

const GUESTS = [{ kind: 'adult', quantity: 1 }];

const GUEST = {
  firstName: 'Nobody',
  lastName: 'Here',
  phoneNumber: '0600112233',
  email: null,
  language: 'fr',
};

function pictureForm(): FormData {
  const content = new FormData();
  content.set('file', new Blob(['no picture'], { type: 'image/png' }), 'photo.png');
  return content;
}

/** An attempt for every operation without sign-in; `refresh` is a valid refresh token. */
export function openAttempts(refresh: string): readonly Attempt[] {
  return [
    {
      operationId: 'createToken',
      name: 'createToken',
      path: '/api/auth/token/',
      request: { body: { username: 'nobody', password: 'Nobody#2026' } },
    },
    {
      operationId: 'refreshToken',
      name: 'refreshToken',
      path: '/api/auth/token/refresh/',
      request: { body: { refresh } },
    },
    {
      operationId: 'register',
      name: 'register',
      path: '/api/auth/register',
      request: {
        body: {
          email: 'nobody@example.ma',
          password: 'Nobody#2026',
          firstName: 'Nobody',
          lastName: 'Here',
        },
      },
    },
    readAttempt('listIdentityProviders', '/api/auth/providers'),
    {
      operationId: 'exchangeToken',
      name: 'exchangeToken',
      path: '/api/auth/token/exchange',
      request: { body: { provider: 'auth0', token: 'no token' } },
    },
    {
      operationId: 'sendLinkCode',
      name: 'sendLinkCode',
      path: '/api/auth/token/exchange/code',
      request: { body: { challenge: 'x'.repeat(43) } },
    },
    {
      operationId: 'confirmEmailByLink',
      name: 'confirmEmailByLink',
      path: '/api/user/email/confirm/link/',
      request: { body: { token: 'x'.repeat(43) } },
    },
    {
      operationId: 'confirmEmailChange',
      name: 'confirmEmailChange',
      path: '/api/user/email/change/confirm/',
      request: { body: { token: 'x'.repeat(43) } },
    },
    {
      operationId: 'undoEmailChange',
      name: 'undoEmailChange',
      path: '/api/user/email/change/undo/',
      request: { body: { token: 'x'.repeat(43) } },
    },
    readAttempt('listPublicTours', '/api/public/tours/'),
    readAttempt('getPublicTour', '/api/public/tours/tou_nobody'),
    {
      ...readAttempt('holdTourPlaces', '/api/public/departures/dep_nobody/hold'),
      request: { body: { guests: GUESTS, total: 12_000 } },
    },
    {
      ...readAttempt('bookTourPlaces', `${TOUR_BOOKING}/book`),
      request: { body: { contact: GUEST, paymentMethod: 'on_the_spot' } },
    },
    readAttempt('readTourBooking', TOUR_BOOKING),
    readAttempt('cancelTourPlaces', `${TOUR_BOOKING}/cancel`),
    {
      ...readAttempt('waitForTourPlaces', '/api/public/departures/dep_nobody/waiting'),
      request: { body: { guests: GUESTS, contact: GUEST } },
    },
    readAttempt('readTicketCalendar', `${TOUR_BOOKING}/calendar`),
    readAttempt('readTourOffer', `/api/public/tour-offers/nobody-${'0'.repeat(32)}`),
    readAttempt('answerTourOffer', `/api/public/tour-offers/nobody-${'0'.repeat(32)}/accept`),
    readAttempt('listPublicProducts', '/api/public/products/'),
    readAttempt('getPublicProduct', '/api/public/products/prd_nobody'),
    readAttempt('getPublicStore', '/api/public/stores/str_nobody'),
    readAttempt('listPublicCategories', '/api/public/categories/'),
    readAttempt('listPublicCities', '/api/public/cities/'),
    readAttempt('readCalendarFeed', '/api/public/calendars/nothing.ics'),
    readAttempt('readChat', CHAT),
    {
      operationId: 'sendChatMessage',
      name: 'sendChatMessage',
      path: `${CHAT}/messages`,
      request: { body: { body: 'Où est mon colis ?', language: 'fr' } },
    },
    {
      operationId: 'sendChatPicture',
      name: 'sendChatPicture',
      path: `${CHAT}/pictures`,
      get request() {
        return { raw: pictureForm() };
      },
    },
    readAttempt('readChatFile', `${CHAT}/files/cvf_nobody`),
    readAttempt('tellChatTyping', `${CHAT}/typing`),
    readAttempt('markChatSeen', `${CHAT}/seen`),
    readAttempt('streamChatEvents', `${CHAT}/events`),
    readAttempt('getPortalStatus', '/api/public/status'),
    {
      operationId: 'reportPortalErrors',
      name: 'reportPortalErrors',
      path: '/api/public/errors',
      request: {
        body: { errors: [{ kind: 'script', name: 'Error', message: '', page: '/', frames: [] }] },
      },
    },
    readAttempt('listPublicPosts', '/api/public/posts/'),
    readAttempt('getPublicPost', '/api/public/posts/nothing'),
    readAttempt('listPublicVacancies', '/api/public/vacancies/'),
    readAttempt('getPublicVacancy', '/api/public/vacancies/nothing'),
    {
      operationId: 'uploadApplicationCv',
      name: 'uploadApplicationCv',
      path: '/api/public/vacancies/nothing/cv',
      get request() {
        return { raw: pictureForm() };
      },
    },
    {
      operationId: 'applyForVacancy',
      name: 'applyForVacancy',
      path: '/api/public/vacancies/nothing/applications',
      request: {
        body: { firstName: 'Nobody', lastName: 'Here', email: 'nobody@example.ma', language: 'fr' },
      },
    },
    readAttempt('readApplication', APPLICATION),
    {
      operationId: 'chooseInterview',
      name: 'chooseInterview',
      path: `${APPLICATION}/interview`,
      request: { body: { startsAt: '2026-12-01T09:00:00.000Z' } },
    },
    readAttempt('withdrawApplication', `${APPLICATION}/withdraw`),
    readAttempt('listIcons', '/api/public/icons/solar?icons=box-linear'),
    {
      operationId: 'quoteCart',
      name: 'quoteCart',
      path: '/api/public/checkout/quote',
      request: { body: { items: [{ id: 'var_nobody', quantity: 1 }], cityId: 'cty_casablanca' } },
    },
    {
      operationId: 'placeCart',
      name: 'placeCart',
      path: '/api/public/checkout',
      request: {
        body: {
          items: [{ id: 'var_nobody', quantity: 1 }],
          billing: {
            firstName: 'Nobody',
            lastName: 'Here',
            phoneNumber: '0600112233',
            line1: '1, rue des Tests',
            cityId: 'cty_casablanca',
          },
        },
      },
    },
    {
      operationId: 'receiveCardNotice',
      name: 'receiveCardNotice',
      path: '/api/public/card-notices',
      request: {
        body: { ...notice, signature: createTestSigner(TEST_SECRET)(notice) },
      },
    },
    {
      operationId: 'keepTestCard',
      name: 'keepTestCard',
      path: '/api/test-card-processor/cards',
      request: { body: { number: '4111111111111111', expiry: '12/30', code: '123' } },
    },
    {
      operationId: 'sendContact',
      name: 'sendContact',
      path: '/api/public/contact',
      request: {
        body: {
          firstName: 'Nobody',
          lastName: 'Here',
          email: 'nobody@example.ma',
          message: 'x',
        },
      },
    },
    {
      operationId: 'sendJoin',
      name: 'sendJoin',
      path: '/api/public/join',
      request: {
        body: {
          firstName: 'Nobody',
          lastName: 'Here',
          email: 'nobody@example.ma',
          product: 'seller',
          phoneNumber: '0600112233',
        },
      },
    },
    {
      operationId: 'resetPassword',
      name: 'resetPassword',
      path: '/api/user/reset/password/',
      request: { body: { account: 'nobody' } },
    },
    {
      operationId: 'readPasswordLink',
      name: 'readPasswordLink',
      path: '/api/user/password_reset/read/',
      request: { body: { token: 'x'.repeat(43) } },
    },
    {
      operationId: 'confirmPasswordReset',
      name: 'confirmPasswordReset',
      path: '/api/user/password_reset/confirm/',
      request: {
        body: { token: 'x'.repeat(43), password: 'Nobody#2026', confirmPassword: 'Nobody#2026' },
      },
    },
  ];
}
