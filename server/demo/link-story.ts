// The story of one demo link, before it becomes rows.
import type { WorksheetLines } from '../../domain/worksheet.ts';
import type { LinkStatus, LinkTier } from '../../generated/api.ts';
import type { DemoCar } from './cars.ts';
import type { World } from './model.ts';

/** A link before it has rows: the car, for whom, and the states it went through. */
export interface LinkStory {
  client: World['clients'][number];
  car: DemoCar;
  course: readonly LinkStatus[];
  is_displayed: boolean;
  tier: LinkTier;
  category: string | null;
  comments: string | null;
  /** The dealer's lines of each revision; made up where there are none. */
  quotes?: readonly WorksheetLines[];
}
