import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { breakable } from '../../web/breakable.tsx';
import { ToneIcon } from '../../web/tone.tsx';
import { StatusChip } from '../../web/StatusChip.tsx';
import { formatCents, formatDate, formatDateTime, formatDay, formatNumber, formatPercent, formatShortDay, formatSpan } from '../../web/format.ts';
import type { FieldDescriptor } from '../../contract/descriptor.ts';
import { formOf } from '../../contract/object-form.ts';
import { useContract } from '../ContractContext.tsx';
import { overridden, registered, type ValueProps } from '../overrides.ts';
import { isEmpty } from '../provider/body.ts';
import { isRecord } from '../../web/problem.ts';
import { FileView, ImageView } from './FileView.tsx';
import { keyed } from './keyed.ts';
import { Figure, Nothing, WebAddress, YesNo } from './PlainViews.tsx';
import { ReferenceView } from './ReferenceView.tsx';
import { shortId } from './recordName.ts';
import { viewKind, type ViewKind } from './viewKind.ts';

/** So many characters are a word or two, not a sentence. */
const shortText = 32;

/** A table in a card; beyond, each thing has a box of its own. */
const mostColumns = 4;
const figures: ReadonlySet<ViewKind> = new Set(['money', 'number', 'percent', 'span']);
const short: ReadonlySet<ViewKind> = new Set([...figures, 'text', 'yesNo', 'day', 'moment', 'choice', 'reference', 'email', 'phone']);

const isNothing = (value: unknown): boolean => value === undefined || value === null || value === '';

/** The value of a field as it is made, or as what replaces every field of its schema, format or kind shows it. */
export function FieldView(props: ValueProps): ReactNode {
  const { overrides } = useContract();
  const Own = isNothing(props.value) ? undefined : registered(overrides, props.field, 'view');
  return overridden(Own ?? MadeView, props);
}

/** The value of a field in its own form: money as currency, an enum in words, a reference by name. */
export function MadeView({ field, value, dense = false }: ValueProps): ReactNode {
  if (isNothing(value)) return <Nothing />;
  switch (viewKind(field)) {
    case 'money':
      return typeof value === 'number' ? <Figure>{formatCents(value, { whole: field.whole === true && (dense || value % 100 === 0) })}</Figure> : <Nothing />;
    case 'number':
      return typeof value === 'number' ? <Figure>{formatNumber(value, 4)}</Figure> : <Nothing />;
    case 'percent':
      return typeof value === 'number' ? <Figure>{formatPercent(value)}</Figure> : <Nothing />;
    case 'span':
      return typeof value === 'number' ? <Figure>{formatSpan(value * 60_000)}</Figure> : <Nothing />;
    case 'yesNo':
      return <YesNo field={field} value={value === true} dense={dense} />;
    case 'day':
      return <Figure>{dense ? formatShortDay(String(value)) : formatDay(String(value))}</Figure>;
    case 'moment':
      return <Figure>{dense ? formatDate(String(value)) : formatDateTime(String(value))}</Figure>;
    case 'choice':
      return <ChoiceView field={field} value={value} />;
    case 'reference':
      return <ReferenceView reference={field.reference?.resource ?? ''} id={String(value)} />;
    case 'email':
      return <Link href={`mailto:${String(value)}`}>{breakable(String(value))}</Link>;
    case 'phone':
      return (
        <Link href={`tel:${String(value)}`} className="num">
          {String(value)}
        </Link>
      );
    case 'address':
      return <WebAddress address={String(value)} dense={dense} />;
    case 'image':
      return <ImageView value={value} label={field.label} />;
    case 'file':
      return <FileView value={value} />;
    case 'list':
      return <ListView field={field} value={Array.isArray(value) ? value : []} dense={dense} />;
    case 'group':
      return isRecord(value) ? <GroupView fields={field.fields ?? []} value={value} dense={dense} /> : <Nothing />;
    case 'forms':
      return <FormsView field={field} value={value} dense={dense} />;
    case 'json':
      return (
        <Box component="pre" sx={{ m: 0, whiteSpace: 'pre-wrap', fontFamily: 'var(--mono)', fontSize: 'var(--fs-small)' }}>
          {JSON.stringify(value, null, 2)}
        </Box>
      );
    case 'longText':
      return (
        <Box component="span" className={dense && !field.whole ? 'cut' : undefined} sx={longTextStyles(dense === true, field.whole === true)}>
          {String(value)}
        </Box>
      );
    case 'code':
      return <span className="num">{dense ? shortId(String(value)) : String(value)}</span>;
    case 'hidden':
      return <Nothing />;
    case 'text':
      return String(value);
  }
}

/** A line of a list is cut, unless its reader must know all of it; on a page paragraphs stay. */
function longTextStyles(dense: boolean, isWhole: boolean) {
  if (!dense) return { whiteSpace: 'pre-line' };
  return { display: 'block', ...(isWhole ? { minWidth: 200, py: 1, whiteSpace: 'normal' } : { maxWidth: 280 }) };
}

/** The value of one field of a record. */
export function RecordFieldView({ field, record, dense }: { field: FieldDescriptor; record: RaRecord; dense?: boolean }) {
  return <FieldView field={field} value={record[field.name]} {...(dense ? { dense } : {})} />;
}

/** Short texts read as a sentence does; one that has a comma of its own, or is a sentence, takes a line. */
function areWords(items: FieldDescriptor, value: readonly unknown[]): boolean {
  return viewKind(items) === 'text' && value.every((one) => typeof one === 'string' && one.length <= shortText && !one.includes(','));
}

function ChoiceView({ field, value }: { field: FieldDescriptor; value: unknown }) {
  const choice = field.choices?.find((one) => one.id === value);
  const toned = field.choices?.some((one) => one.tone);
  if (!choice) return String(value);
  // A chip holds a word or two; a sentence beside its sign breaks like a text.
  if (choice.tone && choice.name.length > shortText)
    return (
      <Box component="span" sx={{ display: 'inline-flex', gap: '6px', alignItems: 'flex-start' }}>
        <Box
          component="span"
          sx={{
            color: choice.tone === 'neutral' ? 'var(--text-3)' : choice.tone === 'turn' ? 'var(--turn-ink)' : `var(--${choice.tone})`,
            lineHeight: 0,
            pt: '2px',
          }}
        >
          <ToneIcon tone={choice.tone} size={16} />
        </Box>
        {choice.name}
      </Box>
    );
  return toned ? <StatusChip label={choice.name} tone={choice.tone ?? 'neutral'} /> : choice.name;
}

function ListView({ field, value, dense }: { field: FieldDescriptor; value: readonly unknown[]; dense: boolean }) {
  const { items } = field;
  if (value.length === 0 || !items) return <Nothing />;
  const isBlock = ['group', 'forms'].includes(viewKind(items));
  if (isBlock && dense) return <Figure>{formatNumber(value.length)}</Figure>;
  if (isTabular(items, value)) return <RowsView fields={items.fields ?? []} rows={value} />;
  if (isBlock) {
    return (
      <Box component="ol" sx={{ display: 'grid', gap: 3 }}>
        {keyed(value).map(({ key, entry }) => (
          <Box component="li" key={key} sx={{ border: '1px solid var(--border-soft)', borderRadius: 'var(--r)', p: 3 }}>
            <FieldView field={items} value={entry} />
          </Box>
        ))}
      </Box>
    );
  }
  const shown = dense ? value.slice(0, 2) : value;
  const inline = dense || items.kind === 'enum' || items.kind === 'reference' || viewKind(items) === 'image' || areWords(items, value);
  // With commas they are words of one line, a space apart; pictures and chips are things beside each other.
  const isJoined = inline && viewKind(items) !== 'image' && !items.choices?.some((one) => one.tone);
  return (
    <Box
      component="ul"
      sx={{
        display: 'flex',
        flexDirection: inline ? 'row' : 'column',
        flexWrap: dense ? 'nowrap' : 'wrap',
        gap: isJoined ? '2px 0.28em' : inline ? '2px 6px' : '2px',
      }}
    >
      {keyed(shown).map(({ key, entry, last }) => (
        <li key={key}>
          <FieldView field={items} value={entry} dense={dense} />
          {isJoined && !last ? ', ' : ''}
        </li>
      ))}
      {value.length > shown.length && <li style={{ color: 'var(--text-3)' }}>{`+${formatNumber(value.length - shown.length)}`}</li>}
    </Box>
  );
}

/** Two things or more, of a few short facts each. */
function isTabular({ fields = [], forms }: FieldDescriptor, value: readonly unknown[]): boolean {
  return (
    !forms && value.length > 1 && value.every(isRecord) && fields.length > 1 && fields.length <= mostColumns && fields.every((one) => short.has(viewKind(one)))
  );
}

/** A heading for each fact, a row for each thing; figures stand under each other. */
function RowsView({ fields, rows }: { fields: readonly FieldDescriptor[]; rows: readonly unknown[] }) {
  return (
    <Box
      component="table"
      sx={{
        width: '100%',
        borderCollapse: 'collapse',
        '& th': { p: '4px 16px 6px 0', textAlign: 'left', fontSize: 'var(--fs-small)', fontWeight: 'fontWeightMedium', color: 'text.secondary' },
        '& td': { p: '6px 16px 6px 0', borderTop: '1px solid var(--border-soft)', overflowWrap: 'anywhere' },
        '& .figure': { textAlign: 'right' },
        '& :last-child': { pr: 0 },
      }}
    >
      <thead>
        <tr>
          {fields.map((field) => (
            <th key={field.name} scope="col" className={columnClass(field)}>
              {field.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {keyed(rows).map(({ key, entry }) => (
          <tr key={key}>
            {fields.map((field) => (
              <td key={field.name} className={columnClass(field)}>
                <FieldView field={field} value={isRecord(entry) ? entry[field.name] : undefined} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

const columnClass = (field: FieldDescriptor): string | undefined => (figures.has(viewKind(field)) ? 'figure' : undefined);

/** What a value of several forms is, then its fields; one of no form that is known is shown as it came. */
function FormsView({ field, value, dense }: { field: FieldDescriptor; value: unknown; dense: boolean }) {
  const form = formOf(field.forms ?? [], value);
  if (!form || !isRecord(value)) return <MadeView field={{ ...withoutForms(field), kind: 'json' }} value={value} dense={dense} />;
  if (dense) return form.label;
  return (
    <>
      <Box component="span" sx={{ fontWeight: 'fontWeightMedium' }}>
        {form.label}
      </Box>
      <GroupView fields={form.fields} value={value} dense={false} />
    </>
  );
}

const withoutForms = ({ forms: _forms, ...field }: FieldDescriptor): FieldDescriptor => field;

function GroupView({ fields, value, dense }: { fields: readonly FieldDescriptor[]; value: Readonly<Record<string, unknown>>; dense: boolean }) {
  const filled = fields.filter((field) => !isEmpty(value[field.name]));
  if (filled.length === 0) return <Nothing />;
  if (dense)
    return (
      <>
        {filled.slice(0, 2).map((field, index) => (
          <span key={field.name}>
            {index > 0 && ', '}
            <FieldView field={field} value={value[field.name]} dense />
          </span>
        ))}
      </>
    );
  return (
    <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: 'minmax(96px, auto) minmax(0, 1fr)', gap: '4px 16px' }}>
      {filled.map((field) => (
        <Box key={field.name} sx={{ display: 'contents' }}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {field.label}
          </Box>
          <dd>
            <FieldView field={field} value={value[field.name]} />
          </dd>
        </Box>
      ))}
    </Box>
  );
}
