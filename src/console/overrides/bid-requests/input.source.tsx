import { typedInBy } from '../../../../domain/bids.ts';
import { SegmentsInput } from '../../../../engine/console/inputs/ChoiceInputs.tsx';
import type { InputProps } from '../../../../engine/console/overrides.ts';

/** How a price that staff type in came: never by the dealer's own page. */
export default function SourceInput({ field, ...input }: InputProps) {
  const choices = (field.choices ?? []).filter(({ id }) => typedInBy.some((source) => source === id));
  return <SegmentsInput {...input} field={{ ...field, choices }} />;
}
