import { inSentence } from '../../contract/inSentence.ts';
import { formatCents, formatNumber } from '../../web/format.ts';
import { messages } from './messages.ts';
import { ends, type ListCondition } from './conditions.ts';
import { asList, filterKind, filterText } from './filters.ts';

/** The verb of a condition: *is any of*, *is between*. */
export function verbOf({ field, comparison, value }: ListCondition): string {
  const isMoment = ['day', 'momentDay'].includes(filterKind(field));
  const isSeveral = asList(value).length > 1;
  switch (comparison) {
    case 'is':
      return isSeveral ? messages.isAnyOf : messages.is;
    case 'not':
      return isSeveral ? messages.isNoneOf : messages.isNot;
    case 'gte':
      return isMoment ? messages.isFrom : messages.isAtLeast;
    case 'lte':
      return isMoment ? messages.isUntil : messages.isAtMost;
    case 'contains':
      return messages.contains;
    case 'between':
      return messages.isBetween;
    case 'empty':
      return messages.isEmpty;
    case 'filled':
      return messages.isFilled;
  }
}

/** What a condition compares with, in words; references are named by the chip itself. Nothing for what compares with nothing. */
export function comparedText({ field, comparison, value }: ListCondition): string {
  if (comparison === 'empty' || comparison === 'filled') return '';
  if (comparison === 'between')
    return ends(value)
      .map((end) => oneText(field, end))
      .join(` ${messages.and} `);
  if (comparison === 'contains') return `“${asList(value).join(', ')}”`;
  if (filterKind(field) === 'figure')
    return asList(value)
      .map((one) => oneText(field, one))
      .join(', ');
  return filterText(field, value);
}

function oneText(field: ListCondition['field'], value: unknown): string {
  if (filterKind(field) !== 'figure') return filterText(field, value);
  const figure = Number(value);
  if (field.kind === 'cents') return formatCents(figure, { whole: figure % 100 === 0 });
  // A year is no amount.
  return field.kind === 'integer' && figure < 10_000 ? String(figure) : formatNumber(figure);
}

/** A condition as one sentence, for who does not see it. */
export const conditionText = (condition: ListCondition): string =>
  [inSentence(condition.field.label), verbOf(condition), comparedText(condition)].filter(Boolean).join(' ');
