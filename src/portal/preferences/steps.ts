import { checklistSections } from '../../../domain/checklist.ts';

/** The steps of the checklist, in their order. */
export const steps = [...checklistSections, 'review'] as const;
export type Step = (typeof steps)[number];
