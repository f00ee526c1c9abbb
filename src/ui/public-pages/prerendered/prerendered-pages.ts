import type { ComponentType } from 'react';
import type { PrerenderedPage } from '#domain/public-urls/document-for-path';
import { LandingPage } from '../landing/landing-page';
import { WasalerPage } from '../wasaler/wasaler-page';
import { AboutPage } from './about-page';
import { FaqsPage } from './faqs-page';
import { PaymentPage } from './payment-page';
import { PricingPage } from './pricing-page';

/** The content of each prerendered page. */
export const prerenderedPages: Record<PrerenderedPage, ComponentType> = {
  landing: LandingPage,
  wasaler: WasalerPage,
  about: AboutPage,
  pricing: PricingPage,
  payment: PaymentPage,
  faqs: FaqsPage,
};
