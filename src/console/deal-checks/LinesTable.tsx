import Add from '@mui/icons-material/AddRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { Fragment } from 'react';
import { TextField } from '../../../engine/web/fields/TextField.tsx';
import { FieldFrame } from '../../../engine/web/fields/FieldFrame.tsx';
import { formatCents } from '../../../engine/web/format.ts';
import { Segmented } from '../../../engine/web/Segmented.tsx';
import type { DealCheckReport } from '../../../generated/api.ts';
import { offerList, type OfferDraft } from '../../features/deal-check/offer.ts';
import type { ListName } from '../../features/worksheet/rows.ts';
import { LineRow, rowColumns } from './LineRow.tsx';
import { messages } from './messages.ts';
import { fair, placesOf, saidField, type MissingDraft, type Place, type ReviewDraft, type Said } from './review.ts';
import { Flag, SaidFields } from './SaidFields.tsx';

interface LinesTableProps {
  draft: Pick<ReviewDraft, 'lines' | 'verdicts'>;
  report: DealCheckReport;
  /** The number of the version before, where there is one. */
  before: number | null;
  current: string;
  onCurrent: (place: string) => void;
  onLines: (lines: OfferDraft) => void;
  onVerdicts: (verdicts: ReviewDraft['verdicts']) => void;
  /** Adds a row to a list, or a missing line. */
  onAdd: (what: ListName | 'missing') => void;
  /** Id and error of a place of the form. */
  at: (path: string) => { id: string; error: string | undefined };
  hasError: (prefix: string) => boolean;
  onBlur: () => void;
}

const groups = [
  ['vehicle', null],
  ['add_ons', 'add_ons'],
  ['rebates', 'rebates'],
  ['fees', 'other_fees'],
  ['taxes', null],
] as const;

/** The paper line by line, and below the current line what is said of it. */
export function LinesTable({ draft, report, before, current, onCurrent, onLines, onVerdicts, onAdd, at, hasError, onBlur }: LinesTableProps) {
  const { lines, verdicts } = draft;
  const places = placesOf(lines);
  const lineOf = (key: string | null) => (key === null ? undefined : report.lines.find((line) => line.key === key));
  const shownKeys = new Set(places.map(({ key }) => key));
  const gone = report.lines.filter((line) => line.now === null && line.before !== null && !shownKeys.has(line.key));
  const setSaid = (place: string, said: Said) => onVerdicts({ ...verdicts, said: { ...verdicts.said, [place]: said } });
  const setMissing = (key: number, next: MissingDraft) =>
    onVerdicts({ ...verdicts, missing: verdicts.missing.map((line) => (line.key === key ? next : line)) });
  const { columns } = messages;
  return (
    <Card component="section" aria-label={messages.table}>
      <Box
        aria-hidden="true"
        sx={{
          ...rowColumns,
          display: { xs: 'none', lg: 'grid' },
          minHeight: 32,
          background: 'var(--surface-2)',
          fontSize: 'var(--fs-small)',
          color: 'text.tertiary',
          '& > :not(:first-of-type)': { textAlign: 'right' },
        }}
      >
        <span>{columns.line}</span>
        <span>{before !== null && columns.before(before)}</span>
        <span>{columns.now}</span>
        <span>{columns.aim}</span>
        <span>{columns.verdict}</span>
      </Box>
      {groups.map(([group, list]) => (
        <Fragment key={group}>
          <Heading>{messages.groups[group]}</Heading>
          <ul aria-label={messages.groups[group]}>
            {places
              .filter((place) => place.group === group)
              .map((place) => (
                <Line
                  key={place.place}
                  place={place}
                  lines={lines}
                  said={verdicts.said[place.place] ?? fair}
                  line={lineOf(place.key)}
                  isCurrent={current === place.place}
                  onCurrent={() => onCurrent(place.place)}
                  onLines={onLines}
                  onSaid={(said) => setSaid(place.place, said)}
                  at={at}
                  hasError={hasError(`verdicts.said.${place.place}.`) || ('list' in place.of && hasError(`lines.${place.of.list}.${place.of.row}.`))}
                  onBlur={onBlur}
                />
              ))}
          </ul>
          {list && <AddButton label={messages.add[list]} onAdd={() => onAdd(list)} />}
        </Fragment>
      ))}
      <Heading>{messages.missing}</Heading>
      <ul aria-label={messages.missing}>
        {verdicts.missing.map((missing) => {
          const place = `missing:${missing.key}`;
          const label = missing.label.trim() || messages.unnamed;
          const ofField = (field: string) => at(`verdicts.missing.${missing.key}.${field}`);
          return (
            <LineRow
              key={place}
              place={place}
              label={label}
              isCurrent={current === place}
              onCurrent={() => onCurrent(place)}
              line={report.lines.find((line) => line.verdict === 'missing' && line.label === missing.label.trim())}
              verdict="missing"
              hasError={hasError(`verdicts.missing.${missing.key}.`)}
            >
              <SaidFields
                isMissing
                label={label}
                said={missing}
                onChange={(said) => setMissing(missing.key, { ...missing, ...said })}
                at={ofField}
                line={report.lines.find((line) => line.verdict === 'missing' && line.label === missing.label.trim())}
                onRemove={() => onVerdicts({ ...verdicts, missing: verdicts.missing.filter(({ key }) => key !== missing.key) })}
              >
                <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'end' }}>
                  <Box sx={{ flex: '1 1 200px' }}>
                    <TextField
                      {...ofField('label')}
                      {...saidField('label')}
                      value={missing.label}
                      onChange={(event) => setMissing(missing.key, { ...missing, label: event.target.value })}
                    />
                  </Box>
                  <FieldFrame label={messages.kind} group>
                    {() => (
                      <Segmented
                        label={messages.kind}
                        value={missing.lowers ? 'lowers' : 'raises'}
                        choices={[
                          { id: 'lowers', name: messages.lowers },
                          { id: 'raises', name: messages.raises },
                        ]}
                        onChange={(kind) => setMissing(missing.key, { ...missing, lowers: kind === 'lowers' })}
                      />
                    )}
                  </FieldFrame>
                </Box>
              </SaidFields>
            </LineRow>
          );
        })}
      </ul>
      <AddButton label={messages.add.missing} onAdd={() => onAdd('missing')} />
      {gone.length > 0 && (
        <Box sx={{ padding: '8px 16px', borderTop: '1px solid var(--border-soft)', fontSize: 'var(--fs-dense)', color: 'text.secondary' }}>
          {messages.wasThere(gone.map(({ label, before: cents }) => `${label} (${formatCents(cents ?? 0)})`).join(', '))}
        </Box>
      )}
    </Card>
  );
}

function Heading({ children }: { children: string }) {
  return (
    <Box
      component="h2"
      sx={{
        padding: '6px 16px',
        borderTop: '1px solid var(--border-soft)',
        background: 'var(--surface-2)',
        fontSize: 'var(--fs-small)',
        lineHeight: '16px',
        fontWeight: 'var(--w-medium)',
        color: 'text.tertiary',
      }}
    >
      {children}
    </Box>
  );
}

function AddButton({ label, onAdd }: { label: string; onAdd: () => void }) {
  return (
    <Box sx={{ padding: '4px 8px', borderTop: '1px solid var(--border-soft)' }}>
      <Button size="small" variant="text" startIcon={<Add />} onClick={onAdd}>
        {label}
      </Button>
    </Box>
  );
}

interface LineProps extends Pick<LinesTableProps, 'onLines' | 'at' | 'onBlur'> {
  place: Place;
  lines: OfferDraft;
  said: Said;
  line: DealCheckReport['lines'][number] | undefined;
  isCurrent: boolean;
  onCurrent: () => void;
  onSaid: (said: Said) => void;
  hasError: boolean;
}

/** A line of the paper: an amount of its own, or a row of a list with its name. */
function Line({ place: { place, label, of }, lines, said, line, isCurrent, onCurrent, onLines, onSaid, at, hasError, onBlur }: LineProps) {
  const row = 'list' in of ? lines[of.list].find(({ key }) => key === of.row) : undefined;
  const setRow = (next: object) =>
    'list' in of && onLines({ ...lines, [of.list]: lines[of.list].map((each) => (each.key === of.row ? { ...each, ...next } : each)) });
  const path = 'list' in of ? `lines.${of.list}.${of.row}` : `lines.${of.amount}`;
  const parts = 'list' in of ? offerList(of.list).items.fields : [];
  const flag = parts.find(({ kind }) => kind === 'boolean');
  const name = parts.find((part) => part.name === 'label');
  return (
    <LineRow
      place={place}
      label={label}
      isCurrent={isCurrent}
      onCurrent={onCurrent}
      line={line}
      verdict={said.verdict}
      hasError={hasError}
      amount={{
        ...at('list' in of ? `${path}.amount` : path),
        cents: 'list' in of ? (row?.amount ?? null) : lines[of.amount],
        onChange: (cents) => ('list' in of ? setRow({ amount: cents }) : onLines({ ...lines, [of.amount]: cents })),
        onBlur,
      }}
    >
      <SaidFields
        label={label}
        said={said}
        onChange={onSaid}
        at={(field) => at(`verdicts.said.${place}.${field}`)}
        line={line}
        {...('list' in of ? { onRemove: () => onLines({ ...lines, [of.list]: lines[of.list].filter(({ key }) => key !== of.row) }) } : {})}
      >
        {row && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'end' }}>
            <Box sx={{ flex: '1 1 200px' }}>
              <TextField
                {...at(`${path}.label`)}
                label={name?.label ?? label}
                value={row.label}
                maxLength={name?.rules.maxLength}
                onChange={(event) => setRow({ label: event.target.value })}
              />
            </Box>
            {flag && <Flag label={flag.label} on={row.flag} onChange={(on) => setRow({ flag: on })} />}
          </Box>
        )}
      </SaidFields>
    </LineRow>
  );
}
