// The parts of the settings by their ids, which are in the address behind `#`, and which fields are in which.
import { notificationKindValues } from '../../../../generated/enums.ts';
import { updateFrontDoorForm } from '../../../../generated/forms.ts';

/** In the order of the rail. */
export const sectionIds = [
  'firm',
  'answers',
  'refunds',
  'assignment',
  'front-door',
  'mail-texts',
  'canned-replies',
  'complaint-categories',
  'notification-defaults',
  'packages',
  'tax-rules',
] as const;
export type SectionId = (typeof sectionIds)[number];

const isSection = (id: string): id is SectionId => sectionIds.some((each) => each === id);

/** Fields that an address may ask for, by section; what is in none of them is in the first. */
const fieldsOf: Partial<Record<SectionId, readonly string[]>> = {
  answers: ['answer_hours'],
  refunds: ['refund_ladder'],
  assignment: ['assignment_rule'],
  'front-door': Object.keys(updateFrontDoorForm),
  'notification-defaults': notificationKindValues,
};

/** The section that the address names, or that has the field it names. */
export function sectionAt(hash: string): SectionId {
  const asked = hash.slice(1);
  if (isSection(asked)) return asked;
  return sectionIds.find((id) => fieldsOf[id]?.includes(asked)) ?? 'firm';
}

/** The address names a section, and no field of it. */
export const namesSection = (hash: string): boolean => isSection(hash.slice(1));
