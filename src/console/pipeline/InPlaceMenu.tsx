import UnfoldMore from '@mui/icons-material/UnfoldMoreRounded';
import type { SvgIconComponent } from '@mui/icons-material';
import { useState } from 'react';
import { ChoiceMenu } from '../../../engine/web/ChoiceMenu.tsx';
import { InPlace } from './InPlace.tsx';

interface InPlaceMenuProps<Value extends string> {
  /** The field being chosen, and its client. */
  label: string;
  /** Heading over the choices. */
  title: string;
  value: Value;
  values: readonly Value[];
  labels: Readonly<Record<Value, string>>;
  icon: SvgIconComponent;
  onChoose: (value: Value) => void;
}

/** One cell of a table that is changed in place: it looks like its value until it is pointed at, and opens a list of its choices. */
export function InPlaceMenu<Value extends string>({ label, title, value, values, labels, icon: Icon, onChoose }: InPlaceMenuProps<Value>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <InPlace
        type="button"
        data-list-edit=""
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={`${label}: ${labels[value]}`}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon aria-hidden="true" />
        {labels[value]}
        <UnfoldMore aria-hidden="true" className="unfold" />
      </InPlace>
      <ChoiceMenu
        open={anchor !== null}
        anchor={anchor}
        onClose={() => setAnchor(null)}
        title={title}
        entries={values.map((each) => ({ label: labels[each], chosen: each === value, onChoose: () => (each === value ? undefined : onChoose(each)) }))}
      />
    </>
  );
}
