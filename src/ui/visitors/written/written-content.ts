import type { ComponentType } from 'react';
import type { WrittenPage } from '#domain/addresses/documents';
import { LandingPage } from '../landing/landing-page';
import { WasalerPage } from '../wasaler/wasaler-page';
import { AboutPage } from './about-page';
import { PaymentPage } from './payment-page';
import { PricingPage } from './pricing-page';
import { QuestionsPage } from './questions-page';

/** What stands in the frame of each page that is written at build time. */
export const writtenContent: Record<WrittenPage, ComponentType> = {
  landing: LandingPage,
  wasaler: WasalerPage,
  about: AboutPage,
  pricing: PricingPage,
  payment: PaymentPage,
  faqs: QuestionsPage,
};
