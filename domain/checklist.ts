// How far the Preferences Checklist has come, and what it lacks before it can be submitted (docs/rules.md, Preferences Checklist and trade-in).
import type { ChecklistSelections, LogisticsPreferences, MoneyPreferences, TradeIn, VehiclePreference } from '../generated/api.ts';

export const checklistSections = ['money', 'vehicles', 'taste', 'logistics', 'trade_in'] as const;
export type ChecklistSection = (typeof checklistSections)[number];

/** One thing the checklist asks for. */
export interface ChecklistItem {
  section: ChecklistSection;
  /** Where it stands in the checklist, as an error names it. */
  field: string;
  /** What is asked, as a sentence. */
  sentence: string;
  done: boolean;
  /** Without it the checklist cannot be submitted. */
  required: boolean;
}

/** Everything the checklist asks of this client; what is asked depends on what was answered. */
export function checklistItems(selections: ChecklistSelections, tradeIn: TradeIn): ChecklistItem[] {
  return [
    ...moneyItems(selections.money ?? {}),
    ...vehicleItems(selections.vehicles ?? []),
    ...tasteItems(selections),
    ...logisticsItems(selections.logistics ?? {}),
    ...tradeInItems(tradeIn),
  ];
}

/** Whole percent of what is asked that is answered. */
export function checklistProgress(selections: ChecklistSelections, tradeIn: TradeIn): number {
  const items = checklistItems(selections, tradeIn);
  return Math.floor((items.filter((item) => item.done).length / items.length) * 100);
}

/** Is a section answered: something of it, and everything that is required? What was never looked at is not done. */
export function isSectionDone(items: readonly ChecklistItem[], section: ChecklistSection): boolean {
  const own = items.filter((item) => item.section === section);
  return own.some((item) => item.done) && own.every((item) => item.done || !item.required);
}

/** What must be answered before submitting, in the order of the checklist. */
export function missingForSubmission(selections: ChecklistSelections, tradeIn: TradeIn): ChecklistItem[] {
  return checklistItems(selections, tradeIn).filter((item) => item.required && !item.done);
}

const given = (value: unknown): boolean => value !== null && value !== undefined && value !== '';
const some = (list: readonly unknown[] | undefined): boolean => (list?.length ?? 0) > 0;

function moneyItems(money: MoneyPreferences): ChecklistItem[] {
  const items: ChecklistItem[] = [
    { section: 'money', field: 'selections.money.method', sentence: 'Say whether you pay cash, finance or lease.', done: given(money.method), required: true },
    {
      section: 'money',
      field: 'selections.money.max_total',
      sentence: 'Say how much you want to spend, in all or a month.',
      done: given(money.max_total) || given(money.max_monthly),
      required: true,
    },
  ];
  if (money.method !== 'finance' && money.method !== 'lease') return items;
  return [
    ...items,
    { section: 'money', field: 'selections.money.term_months', sentence: 'Say over how many months.', done: given(money.term_months), required: false },
    { section: 'money', field: 'selections.money.credit_tier', sentence: 'Say how you see your credit.', done: given(money.credit_tier), required: false },
  ];
}

function vehicleItems(vehicles: readonly VehiclePreference[]): ChecklistItem[] {
  const first = vehicles[0];
  return [
    { section: 'vehicles', field: 'selections.vehicles', sentence: 'Name at least one vehicle.', done: first !== undefined, required: true },
    {
      section: 'vehicles',
      field: 'selections.vehicles.0.makes',
      sentence: 'Say which makes or body styles it may be.',
      done: first !== undefined && (some(first.makes) || some(first.body_styles)),
      required: true,
    },
    {
      section: 'vehicles',
      field: 'selections.vehicles.0.conditions',
      sentence: 'Say whether it may be new or used.',
      done: some(first?.conditions),
      required: true,
    },
  ];
}

function tasteItems({ taste = {} }: ChecklistSelections): ChecklistItem[] {
  const colours = some(taste.exterior_colours) || some(taste.interior_colours) || some(taste.rejected_colours);
  return [
    { section: 'taste', field: 'selections.taste.exterior_colours', sentence: 'Choose the colors you like, or never want.', done: colours, required: false },
    { section: 'taste', field: 'selections.taste.options', sentence: 'Say which options matter.', done: some(taste.options), required: false },
  ];
}

function logisticsItems(logistics: LogisticsPreferences): ChecklistItem[] {
  return [
    { section: 'logistics', field: 'selections.logistics.zip', sentence: 'Give the ZIP we search around.', done: given(logistics.zip), required: true },
    {
      section: 'logistics',
      field: 'selections.logistics.max_distance',
      sentence: 'Say how far away the car may be.',
      done: given(logistics.max_distance),
      required: false,
    },
    { section: 'logistics', field: 'selections.logistics.latest', sentence: 'Say by when you need it.', done: given(logistics.latest), required: false },
    {
      section: 'logistics',
      field: 'selections.logistics.contact_way',
      sentence: 'Say how we reach you best.',
      done: given(logistics.contact_way),
      required: false,
    },
  ];
}

function tradeInItems(tradeIn: TradeIn): ChecklistItem[] {
  const asked: ChecklistItem = {
    section: 'trade_in',
    field: 'trade_in.has_trade_in',
    sentence: 'Say whether you trade in a car.',
    done: given(tradeIn.has_trade_in),
    required: true,
  };
  if (tradeIn.has_trade_in !== true) return [asked];
  return [
    asked,
    { section: 'trade_in', field: 'trade_in.make', sentence: 'Name the make of your trade-in.', done: given(tradeIn.make), required: true },
    { section: 'trade_in', field: 'trade_in.model', sentence: 'Name the model of your trade-in.', done: given(tradeIn.model), required: true },
    { section: 'trade_in', field: 'trade_in.year', sentence: 'Give the year of your trade-in.', done: given(tradeIn.year), required: true },
    { section: 'trade_in', field: 'trade_in.mileage', sentence: 'Give the miles of your trade-in.', done: given(tradeIn.mileage), required: false },
    { section: 'trade_in', field: 'trade_in.condition', sentence: 'Say in what condition it is.', done: given(tradeIn.condition), required: false },
    { section: 'trade_in', field: 'trade_in.photo_ids', sentence: 'Add a photo or two.', done: some(tradeIn.photo_ids), required: false },
  ];
}
