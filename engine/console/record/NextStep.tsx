import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import type { RaRecord } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { ToneIcon } from '../../web/tone.tsx';
import { ActionButtons } from '../actions/ActionButtons.tsx';
import { isOffered } from '../actions/moves.ts';
import { allows } from '../access.ts';
import { useAllows, useContract, useDescriptor } from '../ContractContext.tsx';
import { messages } from '../messages.ts';
import { overridden } from '../overrides.ts';
import { begunPath, editPath, recordPath } from '../paths.ts';
import { copyValues } from './copyValues.ts';
import type { FoundStep } from './nextStep.ts';
import { useNextStep, useRecordPage } from './useRecordPage.ts';
import { pageMessages } from './messages.ts';

/** What is true of a record and what to do with it, with its button: the first thing on its page. */
export function NextStepStrip({ record }: { record: RaRecord }) {
  const { segment } = useDescriptor();
  const { overrides } = useContract();
  const page = useRecordPage();
  const step = useNextStep(record) ?? { say: '', lead: pageMessages.nothingNext, more: '' };
  const tone = step.tone ?? 'neutral';
  const Own = overrides.next(segment);
  // Nobody has said what is to be done with such records.
  if (page?.next.length === 0 && !Own) return null;
  return (
    <Card
      component="section"
      aria-label={pageMessages.next}
      data-next-step=""
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 14px', p: '10px 12px 10px 16px', mb: 4, minHeight: 54 }}
    >
      <Box
        component="span"
        sx={{ display: 'inline-flex', color: tone === 'neutral' ? 'var(--text-3)' : tone === 'turn' ? 'var(--turn-ink)' : `var(--${tone})` }}
      >
        <ToneIcon tone={tone} size={20} />
      </Box>
      <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box component="b" sx={{ fontWeight: 'fontWeightMedium' }}>
          {step.lead}
        </Box>{' '}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {step.more}
        </Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, '@media (max-width: 900px)': { flex: '1 1 100%', '& > *': { flex: 1 } } }}>
        {Own && overridden(Own, { record })}
        <StepButtons step={step} record={record} />
      </Box>
    </Card>
  );
}

function StepButtons({ step: { act, open, label, tone }, record }: { step: FoundStep; record: RaRecord }) {
  const resource = useDescriptor();
  const { basename, role, resources } = useContract();
  const allowed = useAllows();
  const variant = tone === 'turn' || tone === 'error' ? 'contained' : 'outlined';
  const action = resource.actions.find((one) => one.action === act && one.on === 'record' && isOffered(one, role, record));
  const reference = resource.fields.find((field) => field.name === open)?.reference?.resource;
  const target: unknown = open && record[open];
  const opened = resources.find((one) => one.segment === reference);
  const leads = typeof target === 'string' && opened !== undefined && allows(opened.show ?? opened.list, role);
  return (
    <>
      {leads && (
        <Button component={RouterLink} to={recordPath(basename, opened.segment, target)} {...(act ? {} : { variant: 'outlined' as const })}>
          {(!act && label) || pageMessages.openOne(opened.singular)}
        </Button>
      )}
      {action && <ActionButtons actions={[label ? { ...action, label } : action]} record={record} variant={variant} />}
      {act === 'edit' && allowed(resource.update) && (
        <Button component={RouterLink} to={editPath(basename, resource.segment, record.id)} variant={variant}>
          {label ?? messages.edit}
        </Button>
      )}
      {act === 'copy' && resource.copy && allowed(resource.create) && (
        <Button component={RouterLink} to={begunPath(basename, resource.segment, copyValues(resource, record))} variant={variant}>
          {label ?? messages.copyRecord}
        </Button>
      )}
    </>
  );
}
