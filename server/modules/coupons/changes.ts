// An admin's changes to a coupon, put into words when its history is read: what the audit keeps of each edit, field by field.
import { cutText } from '../../../engine/contract/text-rules.ts';
import { dayText } from '../../../domain/moment.ts';
import type { CouponChange, CouponKind } from '../../../generated/api.ts';
import { couponKindLabels, couponKindValues } from '../../../generated/enums.ts';
import { createCouponForm } from '../../../generated/forms.ts';
import type { Actor } from '../../../engine/server/handler.ts';
import type { Database } from '../../db/database.ts';
import { removedText } from '../../db/personal.ts';
import type { coupons } from '../../db/schema.ts';
import { editedFields } from '../../events/edits.ts';
import { happened } from '../../events/happened.ts';
import { historyOf, type HistoryRow } from '../../events/histories.ts';
import { changed } from '../../events/live.ts';
import { moneyText } from '../../../domain/money.ts';
import { firmTimeZone } from '../settings/index.ts';

type CouponRow = typeof coupons.$inferSelect;
type Field = keyof typeof createCouponForm;
/** Of `CouponChange.words`, in characters. */
const longestWords = 500;

const isField = (name: string): name is Field => name in createCouponForm;

const aboutCoupon = (actor: Actor, id: string) => ({ actor, client_id: null, target: { kind: 'coupon', id } }) as const;

/** Keeps that a coupon was made. */
export async function keepMade(db: Database, actor: Actor, { id }: CouponRow): Promise<void> {
  await happened(db, { kind: 'coupon_made', ...aboutCoupon(actor, id) });
}

/** Keeps that a coupon is gone. */
export async function keepRemoved(db: Database, actor: Actor, id: string): Promise<void> {
  await happened(db, { kind: 'record_changed', ...aboutCoupon(actor, id), resource: 'coupons', change: 'removed', record_id: id });
}

/** The admins' screens of coupons ask again. What was edited, and by whom, the audit of the call keeps. */
export const couponsEdited = (db: Database): Promise<void> => changed(db, { circle: 'admins', resources: ['coupons'] });

/** The last hundred changes of a coupon, newest first. Until edits were kept with the audit, each field was an event of its own. */
export async function couponHistory(db: Database, coupon: Pick<CouponRow, 'id' | 'kind'>): Promise<CouponChange[]> {
  const timeZone = await firmTimeZone(db);
  const rows = await historyOf(db, {
    targets: [coupon.id],
    kinds: ['coupon_made', 'coupon_changed', 'record_edited'],
    was: ['coupon_changes'],
    limit: 100,
  });
  // A value reads as percent or money by the kind the coupon had then: known now, and followed back.
  let { kind } = coupon;
  return rows.flatMap((row) => {
    const { words, kindBefore } = sentenceOf(row, kind, timeZone);
    kind = kindBefore;
    if (words === '') return [];
    return [{ id: row.id, words: cutText(words, longestWords), actor_name: row.actor_name ?? 'Forecourt', created_at: row.created_at }];
  });
}

interface ChangeSentence {
  /** One sentence for each change: `Redemption limit: 120 → 150`. */
  words: string;
  kindBefore: CouponKind;
}

/**
 * An event of a coupon as its history says it.
 * @param kind of the coupon once it had happened
 * @param timeZone the firm's: its days start there
 */
export function sentenceOf(row: Pick<HistoryRow, 'kind' | 'params' | 'texts'>, kind: CouponKind, timeZone: string): ChangeSentence {
  const { params, texts } = row;
  switch (row.kind) {
    case 'imported':
      return { words: texts['words'] ?? removedText, kindBefore: kind };
    case 'coupon_made':
      return { words: 'Coupon created', kindBefore: kind };
    case 'record_edited': {
      const changes = editedFields(row);
      const before = changes.find(({ field }) => field === 'kind')?.from;
      const kindBefore = isKind(before) ? before : kind;
      const words = changes.flatMap(({ field, ...sides }) => {
        if (!isField(field)) return [];
        if (!('to' in sides)) return [`${createCouponForm[field].label} changed`];
        return [changeText(field, { text: textOf(sides.from), kind: kindBefore }, { text: textOf(sides.to), kind }, timeZone)];
      });
      return { words: words.join(' · '), kindBefore };
    }
    default: {
      // Both were kept as the contract types them.
      const side = (name: 'before' | 'after') => ({ text: texts[name] ?? null, kind: params[`kind_${name}`] as CouponKind });
      return { words: changeText(String(params['field']), side('before'), side('after'), timeZone), kindBefore: side('before').kind };
    }
  }
}

const isKind = (value: unknown): value is CouponKind => couponKindValues.some((kind) => kind === value);

interface Side {
  text: string | null;
  kind: CouponKind;
}

function changeText(field: string, before: Side, after: Side, timeZone: string): string {
  if (field === 'is_active') return after.text === 'true' ? 'Turned on' : 'Turned off';
  const label = isField(field) ? createCouponForm[field].label : field;
  return `${label}: ${valueText(field, before, timeZone)} → ${valueText(field, after, timeZone)}`;
}

/** A value of a coupon as text; null where there is none. */
function textOf(value: unknown): string | null {
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(String).toSorted().join(', ');
  return value === null || value === undefined ? null : String(value);
}

function valueText(field: string, { text, kind }: Side, timeZone: string): string {
  if (text === null) return field === 'package_identifiers' ? 'all' : 'none';
  switch (field) {
    case 'kind':
      return isKind(text) ? couponKindLabels[text] : text;
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
