import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import { useGetList, type RaRecord } from 'react-admin';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { formatDateTime } from '../../web/format.ts';
import { TextSkeleton } from '../../web/skeletons.tsx';
import { allows } from '../access.ts';
import type { Trail } from '../../contract/descriptor.ts';
import { useContract, useDescriptor, useResource } from '../ContractContext.tsx';
import { ChangesView } from '../fields/ChangesView.tsx';
import { changesIn } from '../fields/changes.ts';
import { ReferenceView } from '../fields/ReferenceView.tsx';
import { totalText } from '../list/total.ts';
import { overridden } from '../overrides.ts';
import { filteredListPath } from '../paths.ts';
import { CardHead } from './CardHead.tsx';
import { shownFields } from './groups.ts';
import { useRecordPage } from './useRecordPage.ts';
import { pageMessages } from './messages.ts';

const inSight = 5;

/** What became of a record: what was done to it by whom, where the caller may know, and when it came and last changed. */
export default function RecordHistory({ record }: { record: RaRecord }) {
  const resource = useDescriptor();
  const { role, resources, overrides } = useContract();
  const page = useRecordPage();
  const Own = overrides.history(resource.segment);
  const { aside } = shownFields(resource, role);
  const { trail } = page ?? {};
  const telling = resources.find(({ segment }) => segment === trail?.segment);
  const told = !Own && trail && allows(telling?.list, role) ? trail : undefined;
  const moments = aside.flatMap(({ name, label }) => {
    const value: unknown = record[name];
    return typeof value === 'string' ? [{ name, label, value }] : [];
  });
  // What never changed since it came says so once.
  const dated = moments.filter(({ value }, index) => index === 0 || value !== moments[0]?.value).toReversed();
  if (!Own && !told && dated.length === 0) return null;
  return (
    <Card component="section" aria-label={pageMessages.history} sx={{ pb: 3 }}>
      {told ? <Told trail={told} record={record} /> : <CardHead title={pageMessages.history} />}
      {Own && <Box sx={{ px: 4 }}>{overridden(Own, { record })}</Box>}
      {!Own && (
        <Lines>
          {dated.map(({ name, label, value }) => (
            <Line key={name} when={value}>
              {label}
            </Line>
          ))}
        </Lines>
      )}
    </Card>
  );
}

function Told({ trail, record }: { trail: Trail; record: RaRecord }) {
  const { basename } = useContract();
  const { label } = useResource(trail.segment) ?? { label: '' };
  const about = { [trail.record]: record.id };
  const { data, total, error } = useGetList(trail.segment, {
    pagination: { page: 1, perPage: inSight },
    sort: { field: trail.when, order: 'DESC' },
    filter: about,
  });
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
      {data && <Entries rows={data} trail={trail} />}
    </>
  );
}

function Entries({ rows, trail }: { rows: readonly RaRecord[]; trail: Trail }) {
  const resource = useDescriptor();
  const who = useResource(trail.segment)?.fields.find(({ name }) => name === trail.who)?.reference?.resource;
  const fields = [...resource.fields, ...resource.updateFields];
  const labelOf = (name: unknown) => fields.find((field) => field.name === name)?.label;
  return (
    <Lines>
      {rows.map((row) => {
        const changed: unknown = trail.fields && row[trail.fields];
        const changes = changesIn(trail.changes && row[trail.changes]);
        const labels = changes.length === 0 && Array.isArray(changed) ? changed.flatMap((name) => labelOf(name) ?? []) : [];
        const what = String(row[trail.what]);
        const by: unknown = row[trail.who];
        return (
          <Line key={row.id} when={String(row[trail.when])} by={typeof by === 'string' && who ? <ReferenceView reference={who} id={by} plain /> : undefined}>
            {labels.length > 0 ? pageMessages.changed(what, labels.join(', ')) : what}
            <ChangesView changes={changes} fields={fields} />
          </Line>
        );
      })}
    </Lines>
  );
}

function Lines({ children }: { children: ReactNode }) {
  return (
    <Box component="ul" sx={{ px: 4, '& li': { py: '7px' }, '& li + li': { borderTop: '1px solid var(--border-soft)' } }}>
      {children}
    </Box>
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
