// The firm's settings: one row, with defaults for fields never changed.
import { eq } from 'drizzle-orm';
import { isTimeZone } from '../../../domain/moment.ts';
import { firstLadder } from '../../../domain/refund-policy.ts';
import { defaultAnswerHours, type AnswerHours as WorkingHours } from '../../../domain/working-hours.ts';
import type { FirmSettings, FirmSettingsUpdate, RefundLadder } from '../../../generated/api.ts';
import type { Config } from '../../config.ts';
import { invalid } from '../../../engine/server/problem.ts';
import type { Database } from '../../db/database.ts';
import { forgetKept, keptUntilChanged } from '../../db/kept.ts';
import { savedNow, stale } from '../../db/rows.ts';
import { settings } from '../../db/schema.ts';

const rowName = 'firm';

type Kept = Partial<FirmSettings>;

/** Of whom the demo's receipts are. A firm that is one gives its own (docs/decisions.md). */
const demoFirm = { firm_name: 'Forecourt Auto Advisors, LLC', postal_address: '410 Harbor Street, Suite 12\nPortland, ME 04101', firm_phone: '(207) 555-0100' };
const unnamed = { firm_name: null, postal_address: null, firm_phone: null };

type Given = Pick<Config, 'supportAddress' | 'mode'>;

/** The defaults (docs/rules.md, Firm settings). */
export function defaultFirmSettings(config: Given): FirmSettings {
  const { opens, closes, weekdays, promise_hours, time_zone } = defaultAnswerHours;
  return {
    ...(config.mode === 'demo' ? demoFirm : unnamed),
    time_zone,
    currency: 'USD',
    support_address: config.supportAddress,
    answer_hours: { opens, closes, weekdays: [...weekdays], promise_hours },
    assignment_rule: 'least_loaded',
    refund_ladder: firstLadder,
    version: 1,
  };
}

/** The settings in force. */
export async function firmSettings(db: Database, config: Given): Promise<FirmSettings> {
  return { ...defaultFirmSettings(config), ...(await changedSettings(db)) };
}

/** The firm's time zone: its days start and end there. */
export async function firmTimeZone(db: Database): Promise<string> {
  const { time_zone } = await changedSettings(db);
  return time_zone ?? defaultAnswerHours.time_zone;
}

/** Asked with most calls: for the firm's day, and for when it answers. */
const changedSettings = keptUntilChanged(settings, async (db): Promise<Kept> => {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.name, rowName));
  return keptIn(row?.value);
});

/** What is paid back of what is bought from now on. */
export async function firmRefundLadder(db: Database): Promise<RefundLadder> {
  const { refund_ladder } = await changedSettings(db);
  return refund_ladder ?? firstLadder;
}

/** Whether the firm has said who it is: without its name and address its receipts are none. */
export const isNamed = ({ firm_name, postal_address }: Pick<FirmSettings, 'firm_name' | 'postal_address'>): boolean => Boolean(firm_name && postal_address);

/** When the firm answers, as the rule that counts it takes it. */
export async function firmAnswerHours(db: Database): Promise<WorkingHours> {
  const { time_zone = defaultAnswerHours.time_zone, answer_hours = defaultAnswerHours } = await changedSettings(db);
  return { ...answer_hours, time_zone };
}

/**
 * Changes the fields given.
 * @throws Problem 409 if another admin changed them meanwhile; 422 for values that contradict each other
 */
export async function changeFirmSettings(db: Database, config: Config, change: FirmSettingsUpdate): Promise<FirmSettings> {
  await db.insert(settings).values({ name: rowName, value: {} }).onConflictDoNothing();
  const [row] = await db.select().from(settings).where(eq(settings.name, rowName)).for('update');
  const current = { ...defaultFirmSettings(config), ...keptIn(row?.value) };
  const { version, ...fields } = change;
  if (row && version !== undefined && version !== current.version) throw await stale(db, row, current, version);
  const next: FirmSettings = { ...current, ...fields, version: current.version + 1 };
  if (!isTimeZone(next.time_zone)) throw invalid({ time_zone: 'Choose a time zone from the list.' });
  await db
    .update(settings)
    .set({ value: next, ...savedNow() })
    .where(eq(settings.name, rowName));
  forgetKept(db, settings);
  return next;
}

/** Only `changeFirmSettings` writes this row, so it has the shape of the contract. */
function keptIn(value: unknown): Kept {
  return typeof value === 'object' && value !== null ? value : {};
}
