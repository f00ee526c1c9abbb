import QuestionActiveIcon from '~icons/solar/question-circle-bold-duotone';
import QuestionIcon from '~icons/solar/question-circle-linear';
import { lazyPageWithTexts } from '../routing/lazy-page-with-texts';
import type { PortalRoute } from '../routing/portal-route';

/** Questions and answers. */
export const routes: readonly PortalRoute[] = [
  {
    paths: ['faqs'],
    title: 'faqs',
    page: lazyPageWithTexts(() => import('./faqs-page'), 'FaqsPage', ['faqs']),
    menu: {
      section: 'store',
      order: 50,
      text: 'faq',
      icon: QuestionIcon,
      activeIcon: QuestionActiveIcon,
      ungroupedInHorizontalMenu: true,
    },
  },
];
