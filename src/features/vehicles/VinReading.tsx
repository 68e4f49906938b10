import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { VinFacts } from '../../../generated/api.ts';
import { carRead } from './carRead.ts';
import { messages } from './messages.ts';

interface VinReadingProps {
  read: Pick<VinFacts, 'year' | 'make' | 'model' | 'trim'> & Partial<Pick<VinFacts, 'engine' | 'models' | 'trims'>>;
  /** One of several that the VIN leaves open. */
  onChoose: (chosen: { model: string } | { trim: string }) => void;
  /** What stands in the fields, so that it is not offered again. */
  chosen: { model?: string | null | undefined; trim?: string | null | undefined };
}

/** What a VIN says of its car, and a choice where it leaves several open. */
export function VinReading({ read, onChoose, chosen }: VinReadingProps) {
  const { models = [], trims = [] } = read;
  const car = carRead(read);
  return (
    <Box component="span" sx={{ display: 'block' }}>
      {car !== '' && messages.reads(car)}
      <Choice question={messages.whichModel} names={models} chosen={chosen.model} onChoose={(name) => onChoose({ model: name })} />
      <Choice question={messages.whichTrim} names={trims} chosen={chosen.trim} onChoose={(name) => onChoose({ trim: name })} />
    </Box>
  );
}

function Choice({
  question,
  names,
  chosen,
  onChoose,
}: {
  question: string;
  names: readonly string[];
  chosen: string | null | undefined;
  onChoose: (name: string) => void;
}) {
  if (names.length === 0) return null;
  return (
    <Box component="span" role="group" aria-label={question} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1 }}>
      {question}
      {names.map((name) => (
        <Button
          key={name}
          size="small"
          variant={name === chosen ? 'contained' : 'outlined'}
          aria-pressed={name === chosen}
          onClick={() => onChoose(name)}
          sx={{ minWidth: 0, px: 2 }}
        >
          {name}
        </Button>
      ))}
    </Box>
  );
}
