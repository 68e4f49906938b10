import Link from '@mui/material/Link';
import { Fragment } from 'react';
import { Note } from '../../../engine/web/Note.tsx';
import { fieldsOf } from '../../features/preferences/fields.ts';
import { messages } from '../../features/preferences/messages.ts';
import { useAreaPath } from '../../kit/area/area.ts';
import { Link as RouterLink } from '../../kit/router/Link.tsx';
import type { OpenChecklist } from './ChecklistGate.tsx';
import { placeOfError, questionOf, questionsOf, type ErrorPlace } from './questions.ts';

interface WrongElsewhereProps {
  open: OpenChecklist;
  /** Whether the field is on this screen, where its error shows. */
  isHere: (place: ErrorPlace) => boolean;
}

/**
 * Why something is not saved, where the reason is on another screen: one wrong answer keeps the answers of its section from the server, and the client who
 * moved on sees no field that says so. Each is a link to where it is asked.
 */
export function WrongElsewhere({ open, isHere }: WrongElsewhereProps) {
  const to = useAreaPath();
  if (open.status !== 'refused') return null;
  const { checklist, errors, problem } = open;
  const questions = questionsOf(checklist);
  const places = Object.keys(errors).map(placeOfError);
  const wrong = new Map<string, { href: string; label: string }>();
  for (const place of places) {
    if (!place || isHere(place)) continue;
    const { section, name, vehicle } = place;
    const other = vehicle > 0 ? checklist.selections.vehicles?.[vehicle] : undefined;
    const question = questionOf(questions, `${section}.${name ?? ''}`);
    const label = fieldsOf(section).find(({ name: each, kind }) => each === name && kind !== 'id')?.label ?? question?.title;
    const href = other ? to(`/preferences/${other.id}`) : to(`/preference-checklist?step=${question?.id ?? section}`);
    if (label !== undefined) wrong.set(`${href} ${label}`, { href, label });
  }
  // A refusal that names no field asked here says why in its own words.
  if (wrong.size === 0) {
    return places.some((place) => place !== undefined) || problem === undefined ? null : (
      <Note tone="error" sx={{ mb: 5 }}>
        {problem}
      </Note>
    );
  }
  return (
    <Note tone="error" sx={{ mb: 5 }}>
      {messages.save.wrongElsewhere(wrong.size)}{' '}
      {[...wrong.values()].map(({ href, label }, index) => (
        <Fragment key={`${href} ${label}`}>
          {index > 0 && ', '}
          <Link component={RouterLink} to={href} sx={{ color: 'inherit' }}>
            {label}
          </Link>
        </Fragment>
      ))}
    </Note>
  );
}
