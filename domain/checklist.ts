// How far the Preferences Checklist has come, and what it lacks before it can be submitted (docs/rules.md, Preferences Checklist and trade-in).
import type { ChecklistSelections, LogisticsPreferences, MoneyPreferences, TradeIn, VehiclePreference } from '../generated/api.ts';

export const checklistSections = ['vehicles', 'money', 'taste', 'logistics', 'trade_in'] as const;
export type ChecklistSection = (typeof checklistSections)[number];

/** One thing the checklist asks for. */
export interface ChecklistItem {
  section: ChecklistSection;
  /** Its place in the checklist, as an error names it. */
  field: string;
  /** The question, as a sentence. */
  sentence: string;
  done: boolean;
  /** Without it the checklist cannot be submitted. */
  required: boolean;
}

/** All questions of the checklist for this client; which ones depends on earlier answers. */
export function checklistItems(selections: ChecklistSelections, tradeIn: TradeIn): ChecklistItem[] {
  return [
    ...vehicleItems(selections.vehicles ?? []),
    ...moneyItems(selections.money ?? {}),
    ...tasteItems(selections),
    ...logisticsItems(selections.logistics ?? {}),
    ...tradeInItems(tradeIn),
  ];
}

/** Answered questions in whole percent. */
export function checklistProgress(selections: ChecklistSelections, tradeIn: TradeIn): number {
  const items = checklistItems(selections, tradeIn);
  return Math.floor((items.filter((item) => item.done).length / items.length) * 100);
}

/** Is a section answered: some of it, and everything required? A section never opened is not done. */
export function isSectionDone(items: readonly ChecklistItem[], section: ChecklistSection): boolean {
  const own = items.filter((item) => item.section === section);
  return own.some((item) => item.done) && own.every((item) => item.done || !item.required);
}

/** Required answers before submitting, in the order of the checklist, then the days that have passed. @param today the reader's day */
export function missingForSubmission(selections: ChecklistSelections, tradeIn: TradeIn, today: string): ChecklistItem[] {
  return [...checklistItems(selections, tradeIn).filter((item) => item.required && !item.done), ...passedDays(selections, tradeIn, today)];
}

/** Days that were still to come when they were entered and have passed: told at their fields. They are kept, as answers are, but not sent in. */
export function passedDays({ logistics }: ChecklistSelections, tradeIn: TradeIn, today: string): ChecklistItem[] {
  const latest = logistics?.latest;
  const payoff = tradeIn.has_trade_in === true ? tradeIn.payoff_good_through : undefined;
  const asked = { done: false, required: true };
  return [
    ...(latest && latest < today
      ? [{ ...asked, section: 'logistics', field: 'selections.logistics.latest', sentence: 'The day you need it by has passed. Choose a new one.' } as const]
      : []),
    ...(payoff && payoff < today
      ? [{ ...asked, section: 'trade_in', field: 'trade_in.payoff_good_through', sentence: 'Your payoff quote has expired. Enter a new one.' } as const]
      : []),
  ];
}

const given = (value: unknown): boolean => value !== null && value !== undefined && value !== '';
const some = (list: readonly unknown[] | undefined): boolean => (list?.length ?? 0) > 0;

function moneyItems(money: MoneyPreferences): ChecklistItem[] {
  const items: ChecklistItem[] = [
    { section: 'money', field: 'selections.money.method', sentence: 'Choose cash, finance or lease.', done: given(money.method), required: true },
    {
      section: 'money',
      field: 'selections.money.max_total',
      sentence: 'Enter a total or monthly budget.',
      done: given(money.max_total) || given(money.max_monthly),
      required: true,
    },
  ];
  if (money.method !== 'finance' && money.method !== 'lease') return items;
  return [
    ...items,
    {
      section: 'money',
      field: 'selections.money.term_months',
      sentence: 'Enter the months of the loan or lease.',
      done: given(money.term_months),
      required: false,
    },
    { section: 'money', field: 'selections.money.credit_tier', sentence: 'Choose your credit range.', done: given(money.credit_tier), required: false },
  ];
}

function vehicleItems(vehicles: readonly VehiclePreference[]): ChecklistItem[] {
  const first = vehicles[0];
  return [
    {
      section: 'vehicles',
      field: 'selections.vehicles.0.makes',
      sentence: 'Choose makes or body styles.',
      done: first !== undefined && (some(first.makes) || some(first.body_styles)),
      required: true,
    },
    {
      section: 'vehicles',
      field: 'selections.vehicles.0.conditions',
      sentence: 'Choose new, used or both.',
      done: some(first?.conditions),
      required: true,
    },
  ];
}

function tasteItems({ taste = {} }: ChecklistSelections): ChecklistItem[] {
  const colours = some(taste.exterior_colours) || some(taste.interior_colours) || some(taste.rejected_colours);
  return [
    { section: 'taste', field: 'selections.taste.exterior_colours', sentence: 'Choose colors you like or want to avoid.', done: colours, required: false },
    { section: 'taste', field: 'selections.taste.options', sentence: 'Choose the options that matter.', done: some(taste.options), required: false },
  ];
}

function logisticsItems(logistics: LogisticsPreferences): ChecklistItem[] {
  return [
    {
      section: 'logistics',
      field: 'selections.logistics.zip',
      sentence: 'Enter the ZIP code we should search around.',
      done: given(logistics.zip),
      required: true,
    },
    {
      section: 'logistics',
      field: 'selections.logistics.max_distance',
      sentence: 'Enter how far you’ll go.',
      done: given(logistics.max_distance),
      required: false,
    },
    { section: 'logistics', field: 'selections.logistics.latest', sentence: 'Enter the date you need it by.', done: given(logistics.latest), required: false },
    {
      section: 'logistics',
      field: 'selections.logistics.contact_way',
      sentence: 'Choose how we should reach you.',
      done: given(logistics.contact_way),
      required: false,
    },
  ];
}

function tradeInItems(tradeIn: TradeIn): ChecklistItem[] {
  const asked: ChecklistItem = {
    section: 'trade_in',
    field: 'trade_in.has_trade_in',
    sentence: 'Tell us whether you have a trade-in.',
    done: given(tradeIn.has_trade_in),
    required: true,
  };
  if (tradeIn.has_trade_in !== true) return [asked];
  return [
    asked,
    { section: 'trade_in', field: 'trade_in.make', sentence: 'Enter the make of your trade-in.', done: given(tradeIn.make), required: true },
    { section: 'trade_in', field: 'trade_in.model', sentence: 'Enter the model of your trade-in.', done: given(tradeIn.model), required: true },
    { section: 'trade_in', field: 'trade_in.year', sentence: 'Enter the year of your trade-in.', done: given(tradeIn.year), required: true },
    { section: 'trade_in', field: 'trade_in.mileage', sentence: 'Enter the mileage of your trade-in.', done: given(tradeIn.mileage), required: false },
    { section: 'trade_in', field: 'trade_in.condition', sentence: 'Choose its condition.', done: given(tradeIn.condition), required: false },
    { section: 'trade_in', field: 'trade_in.photo_ids', sentence: 'Add at least one photo.', done: some(tradeIn.photo_ids), required: false },
  ];
}
