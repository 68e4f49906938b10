import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { Suspense } from 'react';
import type { RaRecord } from 'react-admin';
import { lazyScreen } from '../../web/lazy-screen.tsx';
import { TextSkeleton } from '../../web/skeletons.tsx';
import type { FieldDescriptor } from '../../contract/descriptor.ts';
import { useContract, useDescriptor } from '../ContractContext.tsx';
import { RecordFieldView } from '../fields/FieldView.tsx';
import { overridden } from '../overrides.ts';
import { isEmpty } from '../provider/body.ts';
import { CardHead } from './CardHead.tsx';
import { Facts } from './Facts.tsx';
import { factsOf } from './facts.ts';
import { sections } from './groups.ts';
import { KeyFigures } from './KeyFigures.tsx';
import { NextStepStrip } from './NextStep.tsx';
import { RecordColumns } from './RecordPage.tsx';
import { RelatedLinks } from './RelatedLinks.tsx';
import { inPlace, relatedLists } from './related.ts';
import { stateField } from './stateField.ts';
import { useRecordPage } from './useRecordPage.ts';

// Rows and history come after what is read first.
const RelatedRows = lazyScreen(() => import('./RelatedRows.tsx'));
const RecordHistory = lazyScreen(() => import('./RecordHistory.tsx'));

/** Beyond so many, facts read better two by two; where nothing else fills the page, sooner. */
const manyFacts = 14;
const someFacts = 6;

/** A record: what to do next, its key figures, what belongs to it, its facts and its history. */
export function RecordBody({ record }: { record: RaRecord }) {
  const resource = useDescriptor();
  const { role, resources, overrides } = useContract();
  const page = useRecordPage();
  if (!page) return <Waiting />;
  const { facts, blocks } = factsOf(resource, role, page, stateField(resource));
  const related = relatedLists(resource, resources, role, page.used?.by);
  const shown = inPlace(related, page.rows);
  const others = related.filter((list) => !shown.includes(list));
  const [Main, Aside] = [overrides.main(resource.segment), overrides.aside(resource.segment)];
  const told = blocks.filter(({ name }) => !isEmpty(record[name]));
  const wide = facts.length > manyFacts || (!Main && shown.length === 0 && (told.length === 0 || facts.length > someFacts));
  const details = <Facts fields={[...facts, ...blocks.filter((field) => !told.includes(field))]} record={record} wide={wide} />;
  // A text comes before the reply to it.
  const texts = <Blocks fields={told} record={record} />;
  return (
    <>
      <NextStepStrip record={record} />
      <KeyFigures figures={page.figures} record={record} />
      <RecordColumns
        isWide={overrides.isWide(resource.segment)}
        aside={
          <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            {Aside && <Card sx={{ p: 4 }}>{overridden(Aside, { record })}</Card>}
            {!wide && details}
            {others.length > 0 && <RelatedLinks lists={others} record={record} />}
            {/* Whether there is one is known once its code is there; it comes last, so nothing moves for it. */}
            <Suspense fallback={null}>
              <RecordHistory record={record} />
            </Suspense>
          </Box>
        }
      >
        <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {Main && texts}
          {Main && overridden(Main, { record })}
          <Suspense fallback={<Waiting />}>
            {shown.map((list) => (
              <RelatedRows key={list.resource.segment} list={list} record={record} />
            ))}
          </Suspense>
          {!Main && texts}
          {wide && details}
        </Box>
      </RecordColumns>
    </>
  );
}

/** What takes room: texts, pictures, lists of several things. */
function Blocks({ fields, record }: { fields: readonly FieldDescriptor[]; record: RaRecord }) {
  const { groups, segment } = useDescriptor();
  const { overrides } = useContract();
  return sections(groups, fields).map((section, index) => (
    <Card key={section.label ?? index} component="section" aria-label={section.label}>
      {section.fields.map((field) => {
        const Own = overrides.field(segment, field.name);
        return (
          <Box key={field.name} sx={{ '& + &': { borderTop: '1px solid var(--border-soft)' } }}>
            <CardHead title={field.label} />
            <Box sx={{ px: 4, pb: 4, overflowWrap: 'anywhere' }}>
              {Own ? <Own field={field} record={record} /> : <RecordFieldView field={field} record={record} />}
            </Box>
          </Box>
        );
      })}
    </Card>
  ));
}

function Waiting() {
  return (
    <Card sx={{ p: 4 }}>
      <TextSkeleton />
    </Card>
  );
}
