import type { ChecklistSelections, TradeIn } from '../../../generated/api.ts';

/** The parts of a checklist that are saved on their own. */
export interface Parts {
  money?: NonNullable<ChecklistSelections['money']>;
  vehicles?: NonNullable<ChecklistSelections['vehicles']>;
  taste?: NonNullable<ChecklistSelections['taste']>;
  logistics?: NonNullable<ChecklistSelections['logistics']>;
  trade_in?: TradeIn;
}
export type PartName = keyof Parts;

/** A change as the API takes it. */
export interface SaveBody {
  version: number;
  selections?: ChecklistSelections;
  trade_in?: TradeIn;
}
