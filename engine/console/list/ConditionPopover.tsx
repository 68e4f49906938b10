import Check from '@mui/icons-material/CheckRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Popover from '@mui/material/Popover';
import { useState } from 'react';
import { entryOf } from '../../contract/conditions.ts';
import { namedRegion } from '../../web/namedRegion.ts';
import { messages } from '../messages.ts';
import { messages as listMessages } from './messages.ts';
import { comparisonsOf, type Comparison, type FilterValues, type ListCondition, type ListFilter, type PlacedCondition } from './conditions.ts';
import { verbOf } from './conditionText.ts';
import FilterEditor from './FilterEditor.tsx';
import { filterKind, rangeFault } from './filters.ts';
import RangeEditor from './RangeEditor.tsx';

interface ConditionPopoverProps {
  /** Asked when it is placed: the chip it was opened from may be gone by then. */
  anchor: () => HTMLElement;
  filters: readonly ListFilter[];
  values: FilterValues;
  condition: PlacedCondition | undefined;
  /** Undefined takes the condition away. */
  onChange: (condition: ListCondition | undefined) => void;
  /** Another condition is to hold instead. */
  onAlternative: (beside: PlacedCondition) => void;
  onClose: () => void;
}

/** One condition: first which field, then how it is compared, then with what. */
export default function ConditionPopover({ anchor, filters, condition, ...rest }: ConditionPopoverProps) {
  const [chosen, setChosen] = useState<ListFilter>();
  const field = condition?.field ?? chosen;
  if (!field)
    return (
      <Menu open anchorEl={anchor} onClose={rest.onClose} slotProps={{ ...namedRegion(messages.addFilter), paper: { sx: { maxHeight: 420 } } }}>
        {filters.map((filter) => (
          <MenuItem key={filter.name} onClick={() => setChosen(filter)}>
            {filter.label}
          </MenuItem>
        ))}
      </Menu>
    );
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={rest.onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': field.label, sx: { mt: 1, width: 280, maxHeight: 560 } } }}
    >
      <Comparing
        {...rest}
        field={field}
        condition={condition}
        onAlternative={(beside) => {
          setChosen(undefined);
          rest.onAlternative(beside);
        }}
      />
    </Popover>
  );
}

function Comparing({ field, values, condition, onChange, onAlternative, onClose }: Omit<ConditionPopoverProps, 'anchor' | 'filters'> & { field: ListFilter }) {
  const comparisons = comparisonsOf(field);
  const [comparison, setComparison] = useState<Comparison>(condition?.comparison ?? comparisons[0] ?? 'is');
  const choose = (next: Comparison) => {
    setComparison(next);
    if (next === 'empty' || next === 'filled') onChange({ field, comparison: next });
    // The same values, compared the other way.
    else if (condition && isPair(condition.comparison) && isPair(next)) onChange({ field, comparison: next, value: condition.value });
  };
  return (
    <>
      {comparisons.length > 1 && (
        <MenuList dense aria-label={listMessages.comparison} sx={{ borderBottom: '1px solid var(--border-soft)' }}>
          {comparisons.map((one) => (
            <MenuItem key={one} role="menuitemradio" aria-checked={one === comparison} selected={one === comparison} onClick={() => choose(one)}>
              <span>{verbOf({ field, comparison: one })}</span>
              {one === comparison && <Check aria-hidden="true" sx={{ ml: 'auto', fontSize: 18 }} />}
            </MenuItem>
          ))}
        </MenuList>
      )}
      {comparison !== 'empty' && comparison !== 'filled' && (
        <Box sx={{ p: 3 }}>
          <Value key={comparison} {...{ field, values, comparison, condition, onChange, onClose }} />
        </Box>
      )}
      {condition && (
        <Box sx={{ px: 3, pb: 2 }}>
          <Button size="small" onClick={() => onAlternative(condition)}>
            {listMessages.orSomethingElse}
          </Button>
        </Box>
      )}
    </>
  );
}

const isPair = (comparison: Comparison): boolean => comparison === 'is' || comparison === 'not';

type ValueProps = Pick<ConditionPopoverProps, 'values' | 'condition' | 'onChange' | 'onClose'> & { field: ListFilter; comparison: Comparison };

/** What it is compared with: the editor of the field's kind. A part of a text is typed, whatever the field. */
function Value({ field, values, comparison, condition, onChange, onClose }: ValueProps) {
  const same = condition?.comparison === comparison ? condition.value : undefined;
  const put = (value: unknown) => onChange(value === undefined ? undefined : { field, comparison, value });
  if (comparison === 'between') return <RangeEditor field={field} value={same} onChange={put} onClose={onClose} />;
  if (comparison === 'contains') return <FilterEditor filter={{ ...field, kind: 'string' }} single value={same} onChange={put} onClose={onClose} />;
  const isEnd = comparison === 'gte' || comparison === 'lte';
  return (
    <FilterEditor
      filter={isEnd ? { ...field, name: entryOf(field.name, comparison) } : field}
      value={same}
      {...(isEnd && condition?.place.list === undefined ? { fault: (value) => rangeFault(values, field, comparison, value) } : {})}
      {...(filterKind(field) === 'figure' ? { single: true } : {})}
      onChange={put}
      onClose={onClose}
    />
  );
}
