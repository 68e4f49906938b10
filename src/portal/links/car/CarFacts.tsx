import OpenInNew from '@mui/icons-material/OpenInNewRounded';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { formatNumber } from '../../../../engine/web/format.ts';
import type { Link } from '../../../../generated/api.ts';
import { bodyStyleLabels, drivetrainLabels, fuelKindLabels, transmissionLabels, vehicleConditionLabels } from '../../../../generated/enums.ts';
import { createLinkForm as form } from '../../../../generated/forms/createLink.ts';
import { messages as linksMessages } from '../../../features/links/messages.ts';
import { carMessages as messages } from './messages.ts';

const List = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '16px 24px',
  marginTop: 12,
  fontSize: 'var(--fs-ui)',
  '& dt': { fontSize: 'var(--fs-small)', color: 'var(--text-2)' },
  '& dd': { overflowWrap: 'anywhere' },
  '@media (max-width: 640px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

function factsOf(link: Link): [string, string][] {
  const facts: [string, string | null][] = [
    [form.condition.label, link.condition && vehicleConditionLabels[link.condition]],
    [form.miles.label, link.miles === null ? null : formatNumber(link.miles)],
    [form.body_style.label, link.body_style && bodyStyleLabels[link.body_style]],
    [form.exterior_colour.label, link.exterior_colour],
    [form.interior_colour.label, link.interior_colour],
    [form.fuel.label, link.fuel && fuelKindLabels[link.fuel]],
    [form.drivetrain.label, link.drivetrain && drivetrainLabels[link.drivetrain]],
    [form.transmission.label, link.transmission && transmissionLabels[link.transmission]],
    [form.seats.label, link.seats === null ? null : String(link.seats)],
    [form.doors.label, link.doors === null ? null : String(link.doors)],
    [form.trim.label, link.trim],
    [form.vin.label, link.vin],
    [form.options.label, link.options.join(', ')],
  ];
  return facts.flatMap(([name, value]) => (value ? [[name, value]] : []));
}

/** What is known about the car itself, and the dealer's own ad. */
export function CarFacts({ link }: { link: Link }) {
  const facts = factsOf(link);
  if (facts.length === 0 && link.url === null) return null;
  return (
    <section aria-labelledby="car-facts">
      <Typography id="car-facts" variant="h3" component="h2">
        {messages.facts}
      </Typography>
      <List>
        {facts.map(([name, value]) => (
          <div key={name} style={name === form.options.label ? { gridColumn: '1 / -1' } : undefined}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </List>
      {link.url && (
        <Typography variant="body2" sx={{ mt: 4 }}>
          <a href={link.url} target="_blank" rel="noopener noreferrer">
            {linksMessages.offer} <OpenInNew aria-hidden="true" sx={{ fontSize: 14, verticalAlign: '-2px' }} />
          </a>
        </Typography>
      )}
    </section>
  );
}
