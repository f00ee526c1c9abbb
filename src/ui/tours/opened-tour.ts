import { DepartureDrawer as Departure } from './departure-drawer';
import { PlanDrawer as Plan } from './plan-drawer';
import { SeriesDrawer as Series } from './series-drawer';

/*
 * What the page of a tour opens, in one file: each further file would be named in the first script of
 * the portal.
 */
export const DepartureDrawer = Departure;
export const PlanDrawer = Plan;
export const SeriesDrawer = Series;
