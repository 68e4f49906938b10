import Edit from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import { Suspense, useRef, useState } from 'react';
import type { RaRecord } from 'react-admin';
import { lazyScreen } from '../../web/lazy-screen.tsx';
import { writableFields } from '../access.ts';
import type { FieldDescriptor } from '../../contract/descriptor.ts';
import { useAllows, useContract, useDescriptor } from '../ContractContext.tsx';
import { RecordFieldView } from '../fields/FieldView.tsx';
import { messages } from '../messages.ts';
import { overridden, registered } from '../overrides.ts';
import { isEmpty } from '../provider/body.ts';
import { CardHead } from './CardHead.tsx';
import { editFields, sections } from './groups.ts';
import { pageMessages } from './messages.ts';

// Most who read a record change nothing.
const FactEditor = lazyScreen(() => import('./FactEditor.tsx'));

interface FactsProps {
  fields: readonly FieldDescriptor[];
  record: RaRecord;
  /** Two by two where there is room, under the headings of their groups. */
  wide: boolean;
}

/** The facts of a record, each edited where it stands; empty ones are folded away. */
export function Facts({ fields, record, wide }: FactsProps) {
  const resource = useDescriptor();
  const { role } = useContract();
  const allows = useAllows();
  const [all, setAll] = useState(false);
  const [editing, setEditing] = useState<string>();
  const frame = useRef<HTMLDivElement>(null);
  const editable = new Map(allows(resource.update) ? writableFields(editFields(resource), role).map((field) => [field.name, field]) : []);
  const filled = fields.filter(({ name }) => !isEmpty(record[name]));
  const empty = fields.length - filled.length;
  const parts = sections(resource.groups, all ? fields : filled);
  if (fields.length === 0) return null;

  const close = (name: string) => {
    setEditing(undefined);
    // The focus stays where it was; the button is there again once the form is gone.
    requestAnimationFrame(() => frame.current?.querySelector<HTMLElement>(`[data-fact="${name}"]`)?.focus());
  };
  return (
    <Card component="section" aria-label={messages.details} ref={frame} sx={{ overflow: 'visible' }}>
      <CardHead title={messages.details}>{fields.some(({ name }) => editable.has(name)) && <span>{pageMessages.pressToEdit}</span>}</CardHead>
      {parts.map(({ label, fields: own }, index) => (
        <Box key={label ?? index} sx={{ px: 4, pb: 3, ...(wide && index > 0 ? { pt: 3, borderTop: '1px solid var(--border-soft)' } : {}) }}>
          {wide && label && parts.length > 1 && (
            <Box
              component="h3"
              sx={{ fontSize: 'var(--fs-small)', lineHeight: 'var(--lh-small)', fontWeight: 'fontWeightMedium', color: 'text.secondary', mb: 1 }}
            >
              {label}
            </Box>
          )}
          <Box
            component="dl"
            sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: wide ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)' }, columnGap: 6 }}
          >
            {own.map((field) => {
              const input = editable.get(field.name);
              return editing === field.name && input ? (
                <Box key={field.name} sx={{ py: 2 }}>
                  <dt className="vh">{field.label}</dt>
                  <dd>
                    <Suspense>
                      <FactEditor field={input} record={record} onClose={() => close(field.name)} />
                    </Suspense>
                  </dd>
                </Box>
              ) : (
                <Fact key={field.name} field={field} record={record} {...(input ? { onEdit: () => setEditing(field.name) } : {})} />
              );
            })}
          </Box>
        </Box>
      ))}
      {empty > 0 && (
        <Box sx={{ px: 4, pb: 3 }}>
          <Link
            component="button"
            type="button"
            aria-expanded={all}
            onClick={() => setAll(!all)}
            sx={{ font: 'inherit', fontSize: 'var(--fs-small)', minHeight: 24 }}
          >
            {all ? pageMessages.hideEmpty : pageMessages.showEmpty(empty)}
          </Link>
        </Box>
      )}
    </Card>
  );
}

function Fact({ field, record, onEdit }: { field: FieldDescriptor; record: RaRecord; onEdit?: () => void }) {
  const { segment } = useDescriptor();
  const { overrides } = useContract();
  const Own = overrides.field(segment, field.name);
  const value = Own ? overridden(Own, { field, record }) : <FactValue field={field} record={record} />;
  return (
    <Box
      sx={{
        display: 'grid',
        position: 'relative',
        gridTemplateColumns: 'minmax(96px, 1fr) minmax(0, 2fr)',
        columnGap: 3,
        // A label stands beside the first line of its value.
        alignItems: 'baseline',
        alignContent: 'center',
        minHeight: 36,
        py: '3px',
        borderBottom: '1px solid var(--border-soft)',
        '& .fact-edit': { opacity: 0, position: 'absolute', right: -10, top: '50%', transform: 'translateY(-50%)', background: 'var(--surface)' },
        '&:hover .fact-edit, & .fact-edit:focus-visible': { opacity: 1 },
        // Where nothing hovers, the pencil has a place of its own and covers no value.
        '@media (hover: none)': { ...(onEdit ? { '& dd': { pr: '36px' } } : {}), '& .fact-edit': { opacity: 1, background: 'none' } },
      }}
    >
      <Box component="dt" sx={{ color: 'text.secondary', fontSize: 'var(--fs-dense)' }}>
        {field.label}
      </Box>
      {/* Links inside keep what they do. */}
      <Box
        component="dd"
        onClick={(event) => {
          if (!(event.target as Element).closest('a, button') && !getSelection()?.toString()) onEdit?.();
        }}
        sx={{
          minWidth: 0,
          overflowWrap: 'anywhere',
          '& [data-tone]': { height: 'auto', minHeight: 24, whiteSpace: 'normal' },
          ...(onEdit ? { cursor: 'text' } : {}),
        }}
      >
        {value}
        {onEdit && (
          <IconButton
            className="fact-edit"
            data-fact={field.name}
            aria-label={pageMessages.editField(field.label)}
            onClick={onEdit}
            sx={{ width: 28, height: 28, '& .MuiSvgIcon-root': { fontSize: 16 } }}
          >
            <Edit />
          </IconButton>
        )}
      </Box>
    </Box>
  );
}

/** Beside its label a yes is a yes; chips are for states. */
function FactValue({ field, record }: { field: FieldDescriptor; record: RaRecord }) {
  const { overrides } = useContract();
  if (field.kind === 'boolean' && !registered(overrides, field, 'view')) return record[field.name] === true ? messages.yes : messages.no;
  return <RecordFieldView field={field} record={record} dense={field.kind === 'url'} />;
}
