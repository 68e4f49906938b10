import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { checklistSections, type ChecklistSection } from '../../../domain/checklist.ts';
import type { UserPreferences } from '../../../generated/api.ts';
import { partOf } from './autosave.ts';
import { vehicleFacts, vehicleName } from './brief.ts';
import { fieldsOf } from './fields.ts';
import { messages } from './messages.ts';
import { linesOf, type SummaryLine } from './summary.ts';

type Checklist = Pick<UserPreferences, 'selections' | 'trade_in'>;

interface ChecklistSummaryProps {
  checklist: UserPreferences;
  sections?: readonly ChecklistSection[];
  /** Leads back to a section, where it may be changed. */
  onChange?: (section: ChecklistSection) => void;
  /** In a card with a heading of its own: sections stand below it, one alone needs no name, and empty ones are left out. */
  inCard?: boolean;
  /** Answers that are said beside it, by their names. */
  without?: readonly string[];
}

/** Everything a checklist answers, section by section. */
export function ChecklistSummary({ checklist, sections = checklistSections, onChange, inCard = false, without }: ChecklistSummaryProps) {
  const shown = inCard ? sections.filter((section) => linesFor(section, checklist).length > 0) : sections;
  if (shown.length === 0) return <Box sx={{ color: 'text.secondary' }}>{messages.nothingYet}</Box>;
  return (
    <Box sx={{ display: 'grid', gap: 5 }}>
      {shown.map((section) => (
        <Box component="section" key={section} aria-label={messages.steps[section]}>
          <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 3, mb: 2 }}>
            <Box
              component="h3"
              className={inCard && sections.length === 1 ? 'vh' : undefined}
              sx={
                inCard
                  ? { fontSize: 'var(--fs-small)', lineHeight: 'var(--lh-small)', fontWeight: 'fontWeightMedium', color: 'text.secondary' }
                  : { typography: 'h4' }
              }
            >
              {messages.steps[section]}
            </Box>
            {onChange && (
              <Link
                component="button"
                type="button"
                onClick={() => onChange(section)}
                aria-label={`${messages.change}: ${messages.steps[section]}`}
                sx={{ fontSize: 'var(--fs-small)' }}
              >
                {messages.change}
              </Link>
            )}
          </Box>
          <Lines lines={linesFor(section, checklist).filter(({ name }) => !without?.includes(name))} />
        </Box>
      ))}
    </Box>
  );
}

function linesFor(section: ChecklistSection, checklist: Checklist): SummaryLine[] {
  if (section !== 'vehicles') return linesOf(fieldsOf(section), partOf(checklist, section));
  return (checklist.selections.vehicles ?? []).map((vehicle, index) => ({
    name: vehicle.id,
    label: messages.vehicle.heading(index + 1),
    value: [vehicleName(vehicle), vehicleFacts(vehicle)].filter((part) => part !== '').join(': '),
  }));
}

function Lines({ lines }: { lines: readonly SummaryLine[] }) {
  if (lines.length === 0) return <Box sx={{ color: 'text.tertiary' }}>{messages.conflict.empty}</Box>;
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', md: 'minmax(120px, 220px) 1fr' },
        gap: { xs: '0 16px', md: '6px 16px' },
        '& dt': { color: 'text.secondary' },
        '& dd': { overflowWrap: 'anywhere', mb: { xs: 2, md: 0 } },
      }}
    >
      {lines.map((line) => (
        <Box key={line.name} sx={{ display: 'contents' }}>
          <dt>{line.label}</dt>
          <dd>{line.value}</dd>
        </Box>
      ))}
    </Box>
  );
}
