import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import { useGetList, type RaRecord } from 'react-admin';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { formatDateTime } from '../../web/format.ts';
import { TextSkeleton } from '../../web/skeletons.tsx';
import { allows } from '../access.ts';
import type { Trail } from '../../contract/record-page.ts';
import { useContract, useDescriptor, useResource } from '../ContractContext.tsx';
import { ChangesView } from '../fields/ChangesView.tsx';
import { changesIn } from '../fields/changes.ts';
import { ReferenceView } from '../fields/ReferenceView.tsx';
import { totalText } from '../list/total.ts';
import { overridden } from '../overrides.ts';
import { filteredListPath } from '../paths.ts';
import { CardHead } from './CardHead.tsx';
import { shownFields } from './groups.ts';
import { momentsOf, type Moment } from './moments.ts';
import { useRecordPage } from './useRecordPage.ts';
import { pageMessages } from './messages.ts';

const inSight = 5;

/** What became of a record, the latest first: what was done to it by whom, where the caller may know, and when it came and last changed. */
export default function RecordHistory({ record }: { record: RaRecord }) {
  const resource = useDescriptor();
  const { role, resources, overrides } = useContract();
  const page = useRecordPage();
  const Own = overrides.history(resource.segment);
  const { aside } = shownFields(resource, role);
  const { trail, moments: says, isTrail } = page ?? {};
  const telling = resources.find(({ segment }) => segment === trail?.segment);
  const told = !Own && trail && allows(telling?.list, role) ? trail : undefined;
  const moments = momentsOf(aside, record, { says });
  // What tells what was done to others has no history of its own.
  if (isTrail || (!Own && !told && moments.length === 0)) return null;
  return (
    <Card component="section" aria-label={pageMessages.history} sx={{ pb: 3 }}>
      {told ? <Told trail={told} record={record} says={says} /> : <CardHead title={pageMessages.history} />}
      {Own && <Box sx={{ px: 4 }}>{overridden(Own, { record })}</Box>}
      {!Own && !told && <Lines lines={moments.toReversed().map(lineOfMoment)} />}
    </Card>
  );
}

interface ToldProps {
  trail: Trail;
  record: RaRecord;
  says: Readonly<Record<string, string>> | undefined;
}

function Told({ trail, record, says }: ToldProps) {
  const { basename, role } = useContract();
  const resource = useDescriptor();
  const { label } = useResource(trail.segment) ?? { label: '' };
  const about = { [trail.record]: record.id };
  const { data, total, error } = useGetList(trail.segment, {
    pagination: { page: 1, perPage: inSight },
    sort: { field: trail.when, order: 'DESC' },
    filter: about,
  });
  const rows = data ?? [];
  const moments = momentsOf(shownFields(resource, role).aside, record, { says, told: rows.map((row) => String(row[trail.when])) });
  const lines = [...rows.map((row): HistoryLine => ({ key: String(row.id), at: String(row[trail.when]), row })), ...moments.map(lineOfMoment)];
  return (
    <>
      <CardHead title={pageMessages.history}>
        {total !== undefined && total > 0 && (
          <Link component={RouterLink} to={filteredListPath(basename, trail.segment, about)} aria-label={pageMessages.allOf(totalText(total), label)}>
            {pageMessages.all(totalText(total))}
          </Link>
        )}
      </CardHead>
      {error && <Box sx={{ px: 4, pb: 2, color: 'text.secondary' }}>{pageMessages.historyFailed}</Box>}
      {!data && !error && (
        <Box sx={{ px: 4 }}>
          <TextSkeleton rows={2} />
        </Box>
      )}
      {(data !== undefined || error !== null) && <Lines lines={lines.toSorted((one, other) => other.at.localeCompare(one.at))} trail={trail} />}
    </>
  );
}

/** A line of the history: a moment of the record, or a row of the trail. */
interface HistoryLine {
  key: string;
  at: string;
  said?: string;
  row?: RaRecord;
}

const lineOfMoment = ({ name, said, at }: Moment): HistoryLine => ({ key: name, at, said });

function Lines({ lines, trail }: { lines: readonly HistoryLine[]; trail?: Trail }) {
  return (
    <Box component="ul" sx={{ px: 4, '& li': { py: '7px' }, '& li + li': { borderTop: '1px solid var(--border-soft)' } }}>
      {lines.map(({ key, at, said, row }) =>
        row && trail ? (
          <Entry key={key} row={row} trail={trail} />
        ) : (
          <Line key={key} when={at}>
            {said}
          </Line>
        ),
      )}
    </Box>
  );
}

function Entry({ row, trail }: { row: RaRecord; trail: Trail }) {
  const resource = useDescriptor();
  const who = useResource(trail.segment)?.fields.find(({ name }) => name === trail.who)?.reference?.resource;
  const fields = [...resource.fields, ...resource.updateFields];
  const sent: unknown = trail.fields && row[trail.fields];
  const changes = changesIn(trail.changes && row[trail.changes]);
  // What an action takes is no field of the record, even where it is called alike.
  const isEdit = !trail.call || row[trail.call] === resource.update?.id;
  const labels = isEdit && changes.length === 0 && Array.isArray(sent) ? sent.flatMap((name) => fields.find((field) => field.name === name)?.label ?? []) : [];
  const what = String(row[trail.what]);
  const by: unknown = row[trail.who];
  return (
    <Line when={String(row[trail.when])} by={typeof by === 'string' && who ? <ReferenceView reference={who} id={by} plain /> : undefined}>
      {labels.length > 0 ? pageMessages.changed(what, labels.join(', ')) : what}
      <ChangesView changes={changes} fields={fields} />
    </Line>
  );
}

function Line({ when, by, children }: { when: string; by?: ReactNode; children: ReactNode }) {
  return (
    <Box component="li" sx={{ overflowWrap: 'anywhere' }}>
      {children}
      <Box sx={{ fontSize: 'var(--fs-small)', lineHeight: 'var(--lh-small)', color: 'text.secondary' }}>
        {by}
        {by && ', '}
        <time dateTime={when}>{formatDateTime(when)}</time>
      </Box>
    </Box>
  );
}
