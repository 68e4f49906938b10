import ExpandMore from '@mui/icons-material/ExpandMoreRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { FieldGrid } from '../../../../engine/console/inputs/FieldGrid.tsx';
import { isEmpty } from '../../../../engine/console/provider/body.ts';
import type { InputProps } from '../../../../engine/console/overrides.ts';
import { isRecord } from '../../../../engine/web/problem.ts';
import type { BidLines } from '../../../../generated/api.ts';
import { messages } from '../../bids/messages.ts';

/** What a dealer says on the phone; everything else is on paper, if at all. */
const first: readonly string[] = ['selling_price', 'doc_fee', 'title', 'registration', 'sales_tax', 'good_through'] satisfies (keyof BidLines)[];

/** A dealer's price: the lines that every answer has, the others behind *More lines*, which open by themselves once one has a value or a problem. */
export default function LinesInput({ field, source }: InputProps) {
  const id = useId();
  const [asked, setAsked] = useState(false);
  const value: unknown = useWatch({ name: source });
  const { errors } = useFormState();
  const fields = field.fields ?? [];
  const rest = fields.filter(({ name }) => !first.includes(name));
  const wrong: unknown = errors[source];
  const isNeeded = rest.some(({ name }) => (isRecord(value) && !isEmpty(value[name]) && value[name] !== 0) || (isRecord(wrong) && name in wrong));
  const isOpen = asked || isNeeded;
  return (
    <Box role="group" aria-label={field.label}>
      <FieldGrid fields={fields.filter(({ name }) => first.includes(name))} source={source} />
      <Button
        size="small"
        aria-expanded={isOpen}
        aria-controls={id}
        disabled={isNeeded}
        endIcon={<ExpandMore sx={isOpen ? { rotate: '180deg' } : {}} />}
        onClick={() => setAsked(!asked)}
        sx={{ my: 3 }}
      >
        {messages.moreLines}
      </Button>
      <Box id={id}>{isOpen && <FieldGrid fields={rest} source={source} />}</Box>
    </Box>
  );
}
