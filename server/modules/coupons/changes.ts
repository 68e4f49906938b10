// An admin's changes to a coupon: stored field by field with old and new value, and put into words when its history is read.
import { dayText } from '../../../domain/moment.ts';
import type { CouponChange, CouponKind } from '../../../generated/api.ts';
import { couponKindLabels } from '../../../generated/enums.ts';
import { createCouponForm } from '../../../generated/forms.ts';
import type { Actor } from '../../../engine/server/handler.ts';
import type { Database } from '../../db/database.ts';
import { removedText } from '../../db/personal.ts';
import type { coupons } from '../../db/schema.ts';
import { happened } from '../../events/happened.ts';
import { historyOf, type HistoryRow } from '../../events/histories.ts';
import { moneyText } from '../../../domain/money.ts';
import { firmTimeZone } from '../settings/index.ts';

type CouponRow = typeof coupons.$inferSelect;
type Field = keyof typeof createCouponForm;

/** Every field of a coupon's form, so that a new one has its history too. */
const isField = (name: string): name is Field => name in createCouponForm;
const fields = Object.keys(createCouponForm).filter(isField);

const aboutCoupon = (actor: Actor, id: string) => ({ actor, client_id: null, target: { kind: 'coupon', id } }) as const;

/** Keeps that a coupon was made. */
export async function keepMade(db: Database, actor: Actor, { id }: CouponRow): Promise<void> {
  await happened(db, { kind: 'coupon_made', ...aboutCoupon(actor, id) });
}

/** Keeps that a coupon is gone. */
export async function keepRemoved(db: Database, actor: Actor, id: string): Promise<void> {
  await happened(db, { kind: 'record_changed', ...aboutCoupon(actor, id), resource: 'coupons', change: 'removed', record_id: id });
}

/** Keeps what differs, an event for each field. */
export async function keepChanges(db: Database, actor: Actor, before: CouponRow, after: CouponRow): Promise<void> {
  for (const field of fields) {
    const [was, is] = [textOf(before[field]), textOf(after[field])];
    if (was === is) continue;
    const kinds = { kind_before: before.kind, kind_after: after.kind };
    await happened(db, { kind: 'coupon_changed', ...aboutCoupon(actor, after.id), field, before: was, after: is, ...kinds });
  }
}

/** The last hundred changes of a coupon, newest first. */
export async function couponHistory(db: Database, couponId: string): Promise<CouponChange[]> {
  const timeZone = await firmTimeZone(db);
  const rows = await historyOf(db, { targets: [couponId], kinds: ['coupon_made', 'coupon_changed'], was: ['coupon_changes'], limit: 100 });
  return rows.map((row) => ({ id: row.id, words: sentenceOf(row, timeZone), actor_name: row.actor_name ?? 'Forecourt', created_at: row.created_at }));
}

/**
 * One sentence for each change: `Redemption limit: 120 → 150`.
 * @param timeZone the firm's: its days start there
 */
export function sentenceOf({ kind, params, texts }: Pick<HistoryRow, 'kind' | 'params' | 'texts'>, timeZone: string): string {
  if (kind === 'imported') return texts['words'] ?? removedText;
  if (kind === 'coupon_made') return 'Coupon created';
  const field = String(params['field']);
  if (field === 'is_active') return texts['after'] === 'true' ? 'Turned on' : 'Turned off';
  const label = isField(field) ? createCouponForm[field].label : field;
  // Both were kept as the contract types them.
  const said = (side: 'before' | 'after') => valueText(field, texts[side] ?? null, params[`kind_${side}`] as CouponKind, timeZone);
  return `${label}: ${said('before')} → ${said('after')}`;
}

/** A value of a coupon as text; null where there is none. */
function textOf(value: CouponRow[Field]): string | null {
  if (Array.isArray(value)) return value.length === 0 ? null : value.toSorted().join(', ');
  return value === null ? null : String(value);
}

function valueText(field: string, text: string | null, kind: CouponKind, timeZone: string): string {
  if (text === null) return field === 'package_identifiers' ? 'all' : 'none';
  switch (field) {
    case 'kind':
      return couponKindLabels[kind];
    case 'value':
      return kind === 'percent' ? `${text}%` : moneyText(Number(text));
    case 'min_package_price':
      return moneyText(Number(text));
    case 'starts_at':
    case 'ends_at':
      return dayText(text, { locale: 'en-US', timeZone });
    default:
      return text;
  }
}
